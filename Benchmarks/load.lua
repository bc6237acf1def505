-- What wrk asks for, and its figures on one line: requests a second, median and 99th percentile in ms, failures.
--
--   wrk … -s load.lua URL -- get PATH [TAG]               the same again and again; TAG: asked whether it is still fresh
--   wrk … -s load.lua URL -- post PATH FILE FIRST         the graph of FILE, its first value another each time
--   wrk … -s load.lua URL -- vary PATH SEED               graphs of all kinds

local threads = {}

function setup(thread)
    thread:set("number", #threads)
    table.insert(threads, thread)
end

local json = {["Content-Type"] = "application/json"}

local function different(path, file, first)
    local body = io.open(file):read("a")
    local head, tail = body:match('^({"points":%[)[^,%]]+(.*)$')
    local count = tonumber(first) + number * 1000000
    return function()
        count = count + 1
        return wrk.format("POST", path, json, head .. string.format("%.5f", 40 + count * 1e-5) .. tail)
    end
end

local words = {"January", "Mon", "Αθήνα", "Łódź", "Київ", "2026-11-30", "São Paulo", "Q3", "a longer label", ""}
local choices = {
    '"fit":["rotate"]', '"fit":"auto"', '"fit":["stagger","wrap"]', '"gaps":3', '"overlap":"best"', '"rotation":-45',
    '"overlap":"greedy"', '"title":"Along"',
}

local function varied()
    local points, labels = {}, {}
    local count = math.floor(math.random(1, 8) ^ math.random(1, 3))
    for i = 1, count do
        points[i] = math.random(20) == 1 and "null" or string.format("%.2f", math.random() * 10 ^ math.random(0, 6))
        labels[i] = '"' .. words[math.random(#words)] .. i .. '"'
    end
    return string.format(
        '{"points":[%s],"labels":[%s],"width":%d,"height":%d,"scale":%d,"title":"Graph %d",' ..
            '"font":{"size":%d},"line":{"color":"#%06x","width":%d},"xAxis":{%s},"yAxis":{"enabled":true}}',
        table.concat(points, ","), table.concat(labels, ","), math.random(100, 1000), math.random(80, 600),
        math.random(4) == 1 and 2 or 1, math.random(1000000), math.random(8, 24), math.random(0, 0xffffff), math.random(1, 5),
        choices[math.random(#choices)])
end

local formats = {".png", ".png", ".png", ".png", ".svg", ".pdf", ".json"}

function init(arguments)
    local kind, path = arguments[1], arguments[2]
    if kind == "get" then
        local plain = wrk.format("GET", path, {["If-None-Match"] = arguments[3]})
        request = function() return plain end
    elseif kind == "post" then
        request = different(path, arguments[3], arguments[4])
    else
        math.randomseed(tonumber(arguments[3]))
        request = function()
            return wrk.format("POST", path .. formats[math.random(#formats)], json, varied())
        end
    end
end

function done(summary, latency)
    local errors = summary.errors
    io.write(string.format("figures %.1f %.3f %.3f %d\n",
        summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
        errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
