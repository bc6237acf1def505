"""The benchmarks' graph drawn by libraries of Python: the median CPU time of a picture in ms, and its octets.

    python peers.py matplotlib|vl-convert BODY.json RUNS
"""

import io
import json
import statistics
import sys
import time


def matplotlib(graph):
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(graph["width"] / 100, graph["height"] / 100), dpi=100)
    axes = figure.add_subplot()
    labels = graph["labels"]
    shown = range(0, len(labels), max(1, len(labels) // 14))

    def draw():
        axes.clear()
        axes.plot(graph["points"], linewidth=1.5)
        axes.set_title(graph["title"])
        axes.set_xticks(shown, [labels[index] for index in shown])
        axes.grid(True)
        file = io.BytesIO()
        figure.savefig(file, format="png")
        return file.getbuffer().nbytes

    return draw


def vl_convert(graph):
    import vl_convert

    values = [{"x": x, "y": y} for x, y in enumerate(graph["points"])]
    chart = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": graph["width"] - 60,
        "height": graph["height"] - 60,
        "title": graph["title"],
        "data": {"values": values},
        "mark": {"type": "line", "strokeWidth": 1.5},
        "encoding": {
            "x": {"field": "x", "type": "quantitative", "axis": {"labelExpr": "'P' + datum.value", "title": None}},
            "y": {"field": "y", "type": "quantitative", "axis": {"title": None}},
        },
    }
    return lambda: len(vl_convert.vegalite_to_png(chart))


def main(name, path, runs):
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    draw = {"matplotlib": matplotlib, "vl-convert": vl_convert}[name](graph)
    for _ in range(2):
        size = draw()
    times = []
    for _ in range(int(runs)):
        start = time.process_time()
        draw()
        times.append(time.process_time() - start)
    print(f"{statistics.median(times) * 1000:.4f} {size}")


main(*sys.argv[1:])
