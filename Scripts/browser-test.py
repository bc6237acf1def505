"""The part of browser-test that serves the page, drives the browser and reads the log of the service."""

import contextlib
import http.server
import json
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request

SECONDS = 60
GRAPH = {"points": [3, 5.5, 4, 8, 6], "labels": ["Mon", "Tue", "Wed", "Thu", "Fri"]}
QUERY = "points=3,5.5,4,8,6&amp;labels=Mon%7CTue%7CWed%7CThu%7CFri"
CALLERS_FAULT = [255, 241, 184]

# Loads, tells what became of the images, reloads once, tells again. A pixel near the corner tells an error image.
SCRIPT = """
addEventListener('load', async () => {
  const images = [...document.images].map(image => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
    let corner = null;
    if (image.naturalWidth > 0) {
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      corner = [...context.getImageData(2, 2, 1, 1).data].slice(0, 3);
    }
    return { id: image.id, width: image.naturalWidth, height: image.naturalHeight, source: image.currentSrc, corner };
  });
  await fetch('/report', { method: 'POST', body: JSON.stringify({ ratio: devicePixelRatio, images }) });
  if (!sessionStorage.reloaded) { sessionStorage.reloaded = 'yes'; location.reload(); }
});
"""


class Failure(Exception):
    """Something that must hold does not."""


def expect(holds, words):
    if not holds:
        raise Failure(words)


@contextlib.contextmanager
def process(arguments, **options):
    """Runs a program, in a group of its own, for as long as the block lasts."""
    child = subprocess.Popen(arguments, start_new_session=True, **options)
    try:
        yield child
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGTERM)
        try:
            child.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()


@contextlib.contextmanager
def page_server(page):
    """Serves the page; yields its address and a queue of what the page reports."""
    reports = queue.Queue()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            found = self.path == "/"
            body = page.encode() if found else b""
            self.answer(200 if found else 404, body)

        def do_POST(self):
            reports.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.answer(204, b"")

        def answer(self, status, body):
            self.send_response(status)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    # A browser that ends leaves answers unread.
    server.handle_error = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", reports
    finally:
        server.shutdown()


def page(base, links):
    """Ten images; the ninth is the service's own HTML."""
    sources = {
        "png": f"{base}/graph.png?{QUERY}",
        "svg": f"{base}/graph.svg?{QUERY}",
        "accept": f"{base}/graph?{QUERY}&amp;theme=dark&amp;width=500",
        "packed-png": links["png"],
        "packed-svg": links["svg"],
        "error-png": f"{base}/graph.png?points=1,x&amp;width=400",
        "error-svg": f"{base}/graph.svg?points=1,x&amp;width=320",
        "error-path": f"{base}/nothing.png",
        "error-200": f"{base}/graph.png?points=1,x&amp;width=240&amp;errors=status200",
    }
    tags = [f'<img id="{name}" crossorigin src="{source}" alt="">' for name, source in sources.items()]
    tags.append(links["html"].replace("<img ", '<img id="srcset" crossorigin ', 1))
    return f"<!doctype html><meta charset=utf-8><title>Test</title>{''.join(tags)}<script>{SCRIPT}</script>"


def mint(base):
    request = urllib.request.Request(
        f"{base}/graph/url", json.dumps(GRAPH).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return json.load(answer)


WIDTHS = {
    "png": 600, "svg": 600, "accept": 500, "packed-png": 600, "packed-svg": 600, "error-png": 400, "error-svg": 320,
    "error-path": 600, "error-200": 240, "srcset": 600,
}


def check_images(report, ratio, links):
    expect(report["ratio"] == ratio, f"the device has {report['ratio']} pixels to one, not {ratio}")
    images = {image["id"]: image for image in report["images"]}
    expect(images.keys() == WIDTHS.keys(), f"the page has {sorted(images)}")
    for name, width in WIDTHS.items():
        image = images[name]
        expect((image["width"], image["height"]) == (width, 300), f"{name} is {image['width']} x {image['height']}")
        is_error = image["corner"] == CALLERS_FAULT
        expect(is_error == name.startswith("error"), f"{name} begins with the colour {image['corner']}")
    candidates = dict(
        reversed(candidate.split(" ")) for candidate in links["html"].split('srcset="')[1].split('"')[0].split(", ")
    )
    expect(images["srcset"]["source"] == candidates[f"{ratio}x"], f"srcset chose {images['srcset']['source']}")


def check_log(lines):
    """What is fresh for ever is asked for once, what must be asked for again is asked for with its tag."""
    statuses = {}
    for line in lines:
        entry = json.loads(line)
        if entry["method"] == "GET":
            statuses.setdefault(entry["target"], []).append(entry["status"])
    for target, seen in statuses.items():
        if target.startswith("/g/"):
            wanted = [200]
        elif "1,x" in target:
            wanted = [200, 200] if "status200" in target else [422, 422]
        else:
            wanted = [404, 404] if target.startswith("/nothing") else [200, 304]
        expect(seen == wanted, f"{target} was answered {seen}, not {wanted}")
    expect(sum(target.startswith("/graph") for target in statuses) == 6, f"asked for were {sorted(statuses)}")


def browse(program, browser, ratio, work):
    log = os.path.join(work, f"log-{ratio}")
    with contextlib.ExitStack() as stack:
        errors = stack.enter_context(open(log, "w"))
        # No freshness: a reload must ask again for all that is not fresh for ever.
        arguments = [program, "serve", "--port", "0", "--max-age", "0"]
        service = stack.enter_context(process(arguments, stdout=subprocess.PIPE, stderr=errors, text=True))
        base = service.stdout.readline().split(" ")[-1].strip()
        expect(base.startswith("http"), "the service does not start")
        links = mint(base)
        address, reports = stack.enter_context(page_server(page(base, links)))
        # Without its sandbox, for which containers and root lack what it needs: the only page is our own.
        flags = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--remote-debugging-port=0",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            f"--force-device-scale-factor={ratio}", f"--user-data-dir={os.path.join(work, f'profile-{ratio}')}",
        ]
        output = stack.enter_context(open(os.path.join(work, f"browser-{ratio}"), "w"))
        stack.enter_context(process([browser, *flags, address], stdout=output, stderr=output))
        for visit in ("load", "reload"):
            try:
                report = reports.get(timeout=SECONDS)
            except queue.Empty:
                with open(output.name) as text:
                    raise Failure(f"no {visit} in {SECONDS} s; the browser says: {text.read()[-2000:]}") from None
            check_images(report, ratio, links)
            print(f"browser-test: {visit} at {ratio}x: {len(report['images'])} images")
    # The service has ended: its log is whole.
    with open(log) as lines:
        check_log(lines)
    print(f"browser-test: reload at {ratio}x asked with tags, and not at all for packed paths")


def main():
    program, browser = sys.argv[1:]
    # What a signal ends is cleaned up too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        for ratio in (1, 2):
            browse(program, browser, ratio, work)


try:
    main()
except Failure as failure:
    sys.exit(f"browser-test: {failure}")
