#!/usr/bin/env python3
"""Draws docs/play.svg: a session of `octant play`, as it is seen in a terminal.

    docs/play.py path/to/octant > docs/play.svg

A person's lines are typed into a terminal of tmux, and what it shows at the end is drawn, colors
included. Needs tmux and Python 3.
"""

import html
import os
import re
import subprocess
import sys
import time

LINES = ["e5", *["go"] * 9, "undo", "score", "hint"]
COLUMNS, ROWS = 76, 32
WIDTH, HEIGHT = 8.4, 18
PAPER, INK = "#1c1c1c", "#d0d0d0"
LEVELS = (0, 95, 135, 175, 215, 255)


def tmux(*words):
    return subprocess.run(["tmux", "-L", "octant-play", *words], capture_output=True, text=True, check=True).stdout


def record(octant):
    """What a terminal shows when the lines have been typed."""
    command = f"env OCTANT_CONFIG=/dev/null XDG_STATE_HOME=/nowhere '{octant}' play --threads 1 --playouts 3000 --seed 1"
    tmux("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), command)
    try:
        for line in LINES:
            wait_for_prompt()
            tmux("send-keys", "-l", line)
            tmux("send-keys", "Enter")
        wait_for_prompt()
        return tmux("capture-pane", "-e", "-p")
    finally:
        tmux("kill-session")


def wait_for_prompt():
    for _ in range(600):
        time.sleep(0.1)
        text = tmux("capture-pane", "-p").rstrip()
        if re.fullmatch(r"(Black|White) \d+>", text.split("\n")[-1].strip()):
            return
    sys.exit("no prompt in a minute")


def color(number):
    """One of a terminal's 256 colors, of those that are a cube."""
    cube = int(number) - 16
    return "#%02x%02x%02x" % tuple(LEVELS[cube // step % 6] for step in (36, 6, 1))


def cells(line):
    """The letters of a line, each with its color and that of its paper."""
    ink, paper = INK, None
    for part in re.split(r"(\x1b\[[\d;]*m)", line):
        code = re.fullmatch(r"\x1b\[([\d;]*)m", part)
        if not code:
            yield from ((letter, ink, paper) for letter in part)
            continue
        words = code[1].split(";")
        if words[:2] == ["38", "5"]:
            ink = color(words[2])
        elif words[:2] == ["48", "5"]:
            paper = color(words[2])
        elif words == ["39"]:
            ink = INK
        elif words == ["49"]:
            paper = None
        elif words in (["0"], [""]):
            ink, paper = INK, None


def draw(screen):
    shown = screen.rstrip().split("\n")
    # What was half scrolled away is left out.
    shown = shown[next(row for row, line in enumerate(shown) if "> " in line):]
    lines = [list(cells(line)) for line in shown]
    width, height = COLUMNS * WIDTH + 24, len(lines) * HEIGHT + 24
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" font-family="monospace" font-size="14" xml:space="preserve">'
    yield f'<rect width="{width:g}" height="{height}" rx="6" fill="{PAPER}"/>'
    for row, line in enumerate(lines):
        top = 12 + row * HEIGHT
        for first, last, (_, paper) in runs(line, lambda cell: (None, cell[2])):
            if paper:
                yield f'<rect x="{12 + first * WIDTH:g}" y="{top}" width="{(last - first) * WIDTH:g}" height="{HEIGHT}" fill="{paper}"/>'
        for first, last, (ink, _) in runs(line, lambda cell: (cell[1], None)):
            text = "".join(cell[0] for cell in line[first:last])
            if text.strip():
                # Every font gets the same width, so that the columns meet.
                length = f'textLength="{(last - first) * WIDTH:g}" lengthAdjust="spacingAndGlyphs"'
                yield f'<text x="{12 + first * WIDTH:g}" y="{top + 13}" {length} fill="{ink}">{html.escape(text)}</text>'
    yield "</svg>"


def runs(line, look):
    """The parts of a line that look alike: first cell, the one after the last, and the look."""
    first = 0
    for at in range(1, len(line) + 1):
        if at == len(line) or look(line[at]) != look(line[first]):
            yield first, at, look(line[first])
            first = at


if len(sys.argv) != 2:
    sys.exit(__doc__)
print("\n".join(draw(record(os.path.abspath(sys.argv[1])))))
