"""The part of faults that asks, and holds every answer against the one that came while nothing failed."""

import concurrent.futures
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

GRAPH = b'{"points":[3,5.5,4,8,6],"labels":["Mon","Tue","Wed","Thu","Fri"],"yAxis":{"enabled":true}}'
CLIENTS = 16
# Requests of each client at least, however slow the machine is.
LEAST = 25
# What differs from one answer to the next.
CHANGING = re.compile(rb"(?mi)^(date|x-request-id|server-timing):[^\r]*\r\n")


class Failure(Exception):
    """Something that must hold does not."""


def expect(holds, words):
    if not holds:
        raise Failure(words)


def message(method, target, body=b"", *fields):
    lines = [f"{method} {target} HTTP/1.1", "Host: a", *fields]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def chunked(target, body, size):
    pieces = [body[at:at + size] for at in range(0, len(body), size)]
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)
    head = message("POST", target, b"", "Content-Type: application/json", "Transfer-Encoding: chunked")
    return head + chunks + b"0\r\n\r\n"


def many(count):
    return b'{"points":[%s]}' % b",".join(b"%d" % (i * 7919 % 97) for i in range(count))


# Small and large both ways, refused, unchanged, in chunks, three at once; each with its number of answers.
REQUESTS = [
    (message("GET", "/healthz"), 1),
    (message("GET", "/graph.png?points=3,5.5,,8&labels=a%7Cb%7Cc%7Cd"), 1),
    (message("POST", "/graph.svg", GRAPH), 1),
    (message("POST", "/graph.json?include=points", many(30_000)), 1),
    (message("GET", "/graph.png?width=2000&height=2000&points=" + ",".join(str(i * 7919 % 97) for i in range(900))), 1),
    (message("GET", "/graph.png?points=1,2", b"", "If-None-Match: *"), 1),
    (message("GET", "/nothing"), 1),
    (message("POST", "/graph.png", b"{"), 1),
    (chunked("/graph.png", GRAPH, 7), 1),
    (message("GET", "/healthz") + message("POST", "/graph.json", GRAPH) + message("GET", "/nothing"), 3),
]


class Client:
    """A connection that says what it is told to and reads whole answers."""

    def __init__(self, port, seconds=20):
        self.socket = socket.create_connection(("127.0.0.1", port), seconds)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.octets = b""

    def answer(self):
        """The next answer without what changes; ConnectionError when the connection ends before it is whole."""
        while b"\r\n\r\n" not in self.octets:
            self.read()
        head, rest = self.octets.split(b"\r\n\r\n", 1)
        length = re.search(rb"(?mi)^content-length: (\d+)\r?$", head)
        length = int(length[1]) if length else 0
        while len(rest) < length:
            self.read()
            rest = self.octets.split(b"\r\n\r\n", 1)[1]
        self.octets = rest[length:]
        return CHANGING.sub(b"", head + b"\r\n") + rest[:length]

    def read(self):
        octets = self.socket.recv(1 << 16)
        if not octets:
            raise ConnectionError("closed")
        self.octets += octets

    def ask(self, request, count=1):
        self.socket.sendall(request)
        return [self.answer() for _ in range(count)]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()


class Service:
    """The program with faults that begin and end when it is told so."""

    def __init__(self, program, library, rules, work, seed, log="info", *arguments):
        self.rules = rules
        self.during = os.path.join(work, "during")
        self.report = os.path.join(work, "report")
        self.log = os.path.join(work, "log")
        faults = {
            "LD_PRELOAD": library, "FAULTS": rules, "FAULTS_DURING": self.during, "FAULTS_REPORT": self.report,
            "FAULTS_SEED": str(seed),
        }
        with open(self.log, "w") as errors:
            self.process = subprocess.Popen(
                [program, "serve", "--port", "0", "--log", log, "--max-requests", "1000000", *arguments],
                env=os.environ | faults, stdout=subprocess.PIPE, stderr=errors, text=True,
            )
        greeting = self.process.stdout.readline()
        expect(greeting.startswith("ordinate"), f"the service does not start: {open(self.log).read()}")
        self.port = int(greeting.rsplit(":", 1)[1])

    @contextlib.contextmanager
    def faults(self):
        open(self.during, "w").close()
        try:
            yield
        finally:
            with contextlib.suppress(FileNotFoundError):
                os.remove(self.during)

    def ticks(self):
        """Hundredths of a second of processor time."""
        with open(f"/proc/{self.process.pid}/stat") as text:
            words = text.read().rsplit(")", 1)[1].split()
        return int(words[11]) + int(words[12])

    def descriptors(self, most):
        """Open descriptors, once they are not more than so many or three seconds have passed."""
        deadline = time.monotonic() + 3
        while True:
            count = len(os.listdir(f"/proc/{self.process.pid}/fd"))
            if count <= most or time.monotonic() > deadline:
                return count
            time.sleep(0.05)

    def lines(self):
        with open(self.log) as log:
            return log.read().splitlines()

    def end(self):
        """Ends it; every rule must have struck, or nothing was proved."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(20)
        expect(code == 0, f"the service ended with {code}: {self.lines()[-3:]}")
        with open(self.report) as report:
            struck = {rule: int(hits) for rule, hits in (line.split(" ") for line in report)}
        expect(struck.keys() == set(self.rules.split(" ")), f"the report tells of {struck}")
        expect(all(struck.values()), f"faults that never came: {struck}")
        return sum(struck.values())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


def no_room(make, name, seconds):
    """While nothing can be accepted: no spinning, few words, service for who is there; afterwards for all.

    Gives the time that the first of those who waited waits when that is over.
    """
    with make(f"accept:{name}:100", "error") as service, contextlib.ExitStack() as clients:
        early = [clients.enter_context(Client(service.port)) for _ in range(2)]
        wanted = early[0].ask(*REQUESTS[1])
        early[1].ask(*REQUESTS[0])
        with service.faults():
            start = time.monotonic()
            crowd = [clients.enter_context(Client(service.port)) for _ in range(50)]
            for client in crowd:
                client.socket.sendall(REQUESTS[1][0])
            began, used = time.monotonic(), service.ticks()
            while time.monotonic() < began + seconds:
                for client in early:
                    expect(client.ask(*REQUESTS[1]) == wanted, f"{name}: another answer")
                time.sleep(0.1)
            used = (service.ticks() - used) / (time.monotonic() - began)
            lines, time_of_lines = len(service.lines()), time.monotonic() - start
        began = time.monotonic()
        crowd[0].answer()
        waited = time.monotonic() - began
        for client in crowd[1:]:
            expect(client.answer() == wanted[0], f"{name}: another answer after the pause")
        expect(used < 5, f"{name}: {used:.0f} % of a core")
        expect(1 <= lines <= 2 * time_of_lines, f"{name}: {lines} lines in {time_of_lines:.1f} s")
        expect(waited < 5, f"{name}: the first one waited {waited:.1f} s")
        print(
            f"faults: accept {name}: {used:.1f} % of a core, {lines} lines in {time_of_lines:.1f} s, open connections served; "
            f"then {len(crowd)} answered, the first after {waited * 1000:.0f} ms; {service.end()} faults"
        )
        return waited


def ask_all(service, wanted, seconds, seed, new=False, loses=False):
    """Asks everything over and over from many clients; gives the numbers of right answers and of lost connections."""

    def visit(number):
        order = random.Random(seed + number)
        right = lost = 0
        client = None
        tries = 0
        while tries < LEAST or time.monotonic() < end:
            tries += 1
            request = order.choice(REQUESTS)
            try:
                client = client or Client(service.port)
                answers = client.ask(*request)
                expect(answers == wanted[request], f"another answer to {request[0][:80]}: {answers[0][:300]}")
                right += len(answers)
            except TimeoutError:
                raise Failure(f"neither an answer nor an end: {request[0][:80]}") from None
            except OSError as error:
                expect(loses, f"{request[0][:80]}: {error!r}")
                lost += 1
            else:
                if not new:
                    continue
            if client:
                client.socket.close()
            client = None
        if client:
            client.socket.close()
        return right, lost

    end = time.monotonic() + seconds
    with concurrent.futures.ThreadPoolExecutor(CLIENTS) as pool:
        return [sum(column) for column in zip(*pool.map(visit, range(CLIENTS)))]


def entry(line):
    try:
        return json.loads(line)
    except ValueError:
        raise Failure(f"a line of the log is not whole: {line[:200]}") from None


def all_the_same(make, title, rules, seconds, seed, new=False, loses=False, arguments=()):
    """Every answer that comes is the right one, to the last octet; only where connections break do some not come."""
    with make(rules, "info", *arguments) as service:
        with Client(service.port) as client:
            wanted = {request: client.ask(*request) for request in REQUESTS}
        before = service.descriptors(0)
        with service.faults():
            right, lost = ask_all(service, wanted, seconds, seed, new, loses)
            expect((lost > 0) == loses, f"{title}: {lost} connections lost")
        again, _ = ask_all(service, wanted, 0, seed)
        after = service.descriptors(before)
        expect(after <= before, f"{title}: {before} descriptors before, {after} after")
        faults = service.end()
        served = sum("status" in entry(line) for line in service.lines())
        asked = right + again + sum(count for _, count in REQUESTS)
        # What the loss of its connection kept from its client is logged too.
        expect(served == asked or loses and served > asked, f"{title}: {asked} answers, {served} lines")
        print(f"faults: {title}: {right} answers right, {lost} connections lost, {faults} faults")


def main():
    program, library, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    seed = int(sys.argv[4])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as work:

        def make(rules, log, *arguments):
            return Service(program, library, rules, work, seed, log, *arguments)

        # The quickest: a machine that is busy with something else delays one of them at times, not all.
        waited = min(no_room(make, name, seconds) for name in ("EMFILE", "ENFILE", "ENOBUFS", "ENOMEM"))
        expect(waited < 1, f"after every pause the first one waited longer than {waited:.1f} s")
        all_the_same(
            make, "accepting is interrupted", "accept:ECONNABORTED:30 accept:EINTR:30", seconds, seed, new=True
        )
        all_the_same(
            make, "reading, writing and waiting stop short",
            "recv:EINTR:20 recv:EAGAIN:20 recv:short:40 send:EINTR:20 send:EAGAIN:20 send:short:40 epoll_wait:EINTR:20 "
            "write:EINTR:20 write:short:60", seconds, seed,
        )
        all_the_same(
            make, "one in a hundred connections breaks", "recv:ECONNRESET:1 send:EPIPE:1 send:short:20", seconds, seed,
            loses=True,
        )
        all_the_same(
            make, "no room to watch a connection", "epoll_ctl:ENOSPC:30", seconds, seed, new=True, loses=True,
            arguments=("--max-connections", "20"),
        )


try:
    main()
except Failure as failure:
    sys.exit(f"faults: {failure}")
