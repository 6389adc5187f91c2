#!/usr/bin/env python3
"""An independent Appduct daemon, written from the protocol document alone.

Python 3.11, standard library only. Where the document leaves a choice, this daemon takes the less
usual one on purpose: it exists to find false alarms in a conformance kit.

    APPDUCT_STATE_DIR=... python3 daemon.py [--profile groups|subgroups|base] [--slow MS]
        [--slow-serial MS] [--extra-members] [--fault NAME]
"""
import argparse
import asyncio
import base64
import datetime
import hashlib
import hmac
import ipaddress
import json
import json.encoder
import math
import os
import re
import secrets
import select
import signal
import socket
import ssl
import stat
import struct
import subprocess
import sys
import tempfile
import time

FAULTS = ("case-insensitive-group", "total-of-page", "locale-sort", "partial-snapshot",
          "newline-name", "codepoint-length", "notification-reply")
MAX_FRAME = 262144
MAX_LINE = 1048576 + 1          # a CR before the LF is not counted against the sender
MAX_DEPTH = 600                 # RFC 8259 section 9: a parser may limit the depth
MAX_SAFE = 2 ** 53
OPTS = argparse.Namespace(profile="groups", slow=0, slow_serial=0, extra_members=False, fault=None)
sys.setrecursionlimit(6000)


# ---------------------------------------------------------------- JSON in

class NotJson(ValueError):
    pass


class Num:
    """A JSON number as it was written. Nothing is converted before it is asked for."""
    __slots__ = ("t",)

    def __init__(self, t):
        self.t = t


class Raw:
    """A text that is JSON already."""
    __slots__ = ("t",)

    def __init__(self, t):
        self.t = t


class Dup(dict):
    """An object whose text had a key twice."""


def _pairs(pairs):
    d = dict(pairs)
    return d if len(d) == len(pairs) else Dup(d)


def _no_constant(_):
    raise NotJson("no such value in JSON")


_decoder = json.JSONDecoder(parse_int=Num, parse_float=Num, parse_constant=_no_constant,
                            object_pairs_hook=_pairs)
_tokens = re.compile(r'"(?:[^"\\]++|\\.)*+"?+|[\[{]|[\]}]', re.S)


def _too_deep(text):
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    depth = 0
    for m in _tokens.finditer(text):
        c = text[m.start()]
        if c in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                return True
        elif c in "]}":
            depth -= 1
    return False


def parse(text):
    if _too_deep(text):
        raise NotJson("nested too deep")
    try:
        return _decoder.decode(text)
    except (ValueError, RecursionError, MemoryError) as e:
        raise NotJson(str(e)) from None


def has_dup(v):
    stack = [v]
    while stack:
        x = stack.pop()
        if type(x) is Dup:
            return True
        if isinstance(x, dict):
            stack.extend(x.values())
        elif type(x) is list:
            stack.extend(x)
    return False


_num_re = re.compile(r"(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?)([0-9]+))?")


def integer(v):
    """The integral value of a JSON number, saturated at ±2^53·1000; None for anything else."""
    if type(v) is not Num:
        return None
    sign, whole, frac, esign, exp = _num_re.fullmatch(v.t).groups()
    digits = (whole + (frac or "")).lstrip("0")
    if not digits:
        return 0
    exp = (exp or "").lstrip("0")
    e = 10 ** 12 if len(exp) > 12 else int(exp or "0")
    if esign == "-":
        e = -e
    stripped = digits.rstrip("0")
    scale = e - len(frac or "") + len(digits) - len(stripped)
    if scale < 0:
        return None
    if scale + len(stripped) > 18:
        n = 10 ** 18
    else:
        n = int(stripped) * 10 ** scale
    return -n if sign else n


def code_units(s):
    if OPTS.fault == "codepoint-length":
        return len(s)
    return len(s.encode("utf-16-le", "surrogatepass")) // 2


# ---------------------------------------------------------------- JSON out

def encodable(s):
    try:
        s.encode("utf-8")
        return True
    except UnicodeEncodeError:
        return False


def jstr(s):
    # Everything beyond ASCII goes out as it is (U+2028 too), "/" goes out escaped: both are JSON.
    if s.isascii() or encodable(s):
        t = json.encoder.encode_basestring(s)
    else:
        t = json.encoder.encode_basestring_ascii(s)
    return t.replace("/", "\\/")


_plain_int = re.compile(r"-?[0-9]{1,15}")


def jnum(t):
    """The same number, written in another way."""
    if _plain_int.fullmatch(t):
        return t + ".0"
    if "." in t or "e" in t or "E" in t:
        f = float(t)
        if math.isfinite(f):
            return repr(f)
    return t


def _write(v, out, colon, comma):
    if v is None:
        out.append("null")
    elif v is True:
        out.append("true")
    elif v is False:
        out.append("false")
    elif isinstance(v, str):
        out.append(jstr(v))
    elif type(v) is Raw:
        out.append(v.t)
    elif type(v) is Num:
        out.append(jnum(v.t))
    elif isinstance(v, (int, float)):
        out.append(repr(v))
    elif isinstance(v, dict):
        if not v:
            out.append("{ }")
            return
        lead = "{"
        for k, x in v.items():
            out.append(lead)
            out.append(jstr(k))
            out.append(colon)
            _write(x, out, colon, comma)
            lead = comma
        out.append("}")
    else:
        if not v:
            out.append("[ ]")
            return
        lead = "["
        for x in v:
            out.append(lead)
            _write(x, out, colon, comma)
            lead = comma
        out.append("]")


def dumps(v, colon=" :\t", comma=" , "):
    out = []
    _write(v, out, colon, comma)
    return "".join(out)


# ---------------------------------------------------------------- descriptors

SEG = r"[a-zA-Z0-9_-]{1,64}"
HINTS = ("readOnlyHint", "destructiveHint", "idempotentHint")
KNOWN = ("name", "description", "input_schema", "output_schema", "annotations", "timeout_ms", "group")


def whole(pattern, s):
    if OPTS.fault == "newline-name":
        return re.match("^" + pattern + "$", s) is not None
    return re.fullmatch(pattern, s) is not None


def good_group(g):
    if not isinstance(g, str):
        return False
    if OPTS.profile == "subgroups":
        return whole(SEG + "(?:/" + SEG + ")?", g)
    return whole(SEG, g)


def fault_of(d):
    """None for a valid descriptor, else what is wrong with it."""
    if not isinstance(d, dict):
        return "not an object"
    if has_dup(d):
        return "a key occurs twice"
    n = d.get("name")
    if not isinstance(n, str) or not whole(SEG, n):
        return "name"
    s = d.get("description")
    if not isinstance(s, str) or not 1 <= code_units(s) <= 4096:
        return "description"
    for k in ("input_schema", "output_schema"):
        if k in d and not isinstance(d[k], dict):
            return k
    if "annotations" in d:
        a = d["annotations"]
        if not isinstance(a, dict):
            return "annotations"
        for k, v in a.items():
            if k not in HINTS or type(v) is not bool:
                return "annotations"
    if "timeout_ms" in d:
        t = integer(d["timeout_ms"])
        if t is None or t < 1:
            return "timeout_ms"
    if OPTS.profile != "base" and "group" in d and not good_group(d["group"]):
        return "group"
    known = {k: d[k] for k in KNOWN if k in d and (k != "group" or OPTS.profile != "base")}
    if _lone.search(dumps(known)):
        return "a lone surrogate"
    return None


# jstr writes a string in \u escapes only where it holds a lone surrogate
_lone = re.compile(r"(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}")


def fold(s):
    if s.isascii():
        return s.lower()
    out = []
    for c in s:
        low = c.lower()
        out.append(low if len(low) == 1 else c)
    return "".join(out)


class Tool:
    __slots__ = ("name", "group", "timeout", "fname", "fdesc", "entry")

    def __init__(self, d):
        self.name = d["name"]
        self.group = d.get("group") if OPTS.profile != "base" else None
        self.timeout = integer(d["timeout_ms"]) if "timeout_ms" in d else None
        self.fname = fold(d["name"])
        self.fdesc = fold(d["description"])
        e = dict(reversed(list(d.items())))
        if OPTS.profile != "base" and "group" not in d:
            e = {"group": None, **e}
        if OPTS.extra_members:
            e["x-extra"] = {"of": "an entry", "list": [1, None, {}]}
        self.entry = dumps(e)


# ---------------------------------------------------------------- sessions

class RpcError(Exception):
    def __init__(self, code, message, kind=None):
        super().__init__(message)
        self.code, self.message, self.kind = code, message, kind


def invalid(message):
    return RpcError(-32602 if "limit" in message else 22, message, "invalid_request")


def now_text(t=None):
    t = time.time() if t is None else t
    try:
        return datetime.datetime.fromtimestamp(t, datetime.timezone.utc).isoformat()
    except (OverflowError, ValueError, OSError):
        return "the end of time"


class Call:
    def __init__(self, session, call_id, frame_id, future):
        self.session, self.call_id, self.frame_id, self.future = session, call_id, frame_id, future
        self.cancel_sent = False
        self.timer = None


class Session:
    def __init__(self, daemon, ttl):
        self.daemon = daemon
        self.id = "sœ·" + secrets.token_hex(6)
        self.token = secrets.token_bytes(32)
        self.state = "pending"
        self.alias = None
        self.device = None
        self.created = time.time()
        self.deadline = self.created + ttl
        self.attempts = 0
        self.tools = {}
        self._order = None
        self._groups = None
        self.conn = None
        self.resume_token = None
        self.pending = {}
        self.timer = None

    @property
    def live(self):
        return self.state in ("active", "suspended")

    def touched(self):
        self._order = self._groups = None

    def order(self):
        if self._order is None:
            if OPTS.fault == "locale-sort":
                self._order = sorted(self.tools.values(), key=lambda t: (t.name.lower(), t.name))
            else:
                self._order = sorted(self.tools.values(), key=lambda t: t.name)
        return self._order

    def groups(self):
        if self._groups is None:
            n = {}
            loose = 0
            for t in self.tools.values():
                g = t.group
                if g is None:
                    loose += 1
                    continue
                n[g] = n.get(g, 0) + 1
                if OPTS.profile == "subgroups" and "/" in g:
                    top = g.split("/", 1)[0]
                    n[top] = n.get(top, 0) + 1
            rows = [(g, n[g]) for g in sorted(n, key=lambda g: g.split("/"))]
            if loose:
                rows.append((None, loose))
            out = []
            for g, total in rows:
                b = {"total": Num(str(total)), "group": g}
                if OPTS.extra_members:
                    b["x-extra"] = "of a bucket"
                out.append(b)
            self._groups = dumps(out)
        return self._groups

    def set_timer(self, seconds, what):
        if self.timer:
            self.timer.cancel()
        self.timer = None
        if what:
            self.timer = asyncio.get_running_loop().call_later(min(seconds, 10 ** 8), what)

    def link_over(self):
        if self.state == "pending":
            self.state = "link-expired"
            self.set_timer(0, None)
            self.daemon.event("link_expired", self, None)

    def fail_calls(self, kind, message):
        for c in list(self.pending.values()):
            self.finish(c, error=RpcError(409, message, kind))

    def finish(self, call, result=None, error=None):
        if self.pending.pop(call.frame_id, None) is None:
            return
        if call.timer:
            call.timer.cancel()
        self.daemon.event("tool_call_finished", self, {"callId": call.call_id, "ok": error is None})
        if not call.future.done():
            if error is not None:
                call.future.set_exception(error)
                call.future.exception()
            else:
                call.future.set_result({"callId": call.call_id, "result": result})

    def suspend(self):
        self.conn = None
        if self.state != "active":
            return
        self.state = "suspended"
        self.set_timer(self.daemon.grace, self.expire)
        self.daemon.event("session_suspended", self, None)
        self.fail_calls("session_suspended", "the session was suspended")

    def expire(self):
        if self.state == "suspended":
            self.end("expired")
            self.daemon.event("session_expired", self, None)

    def end(self, state):
        self.state = state
        self.set_timer(0, None)
        self.resume_token = None
        self.tools = {}
        self.touched()

    def revoke(self):
        conn, self.conn = self.conn, None
        self.end("revoked")
        if conn:
            conn.start_close(1000, "revoked")
        self.daemon.event("session_revoked", self, None)
        self.fail_calls("session_revoked", "the session was revoked")

    def describe(self):
        word = {"pending": "awaiting an app", "active": "active", "suspended": "suspended"}
        d = {
            "toolCount": Num(str(len(self.tools))),
            "createdAt": now_text(self.created),
            "device": self.device,
            "state": word.get(self.state, "over"),
            "alias": self.alias,
            "sessionId": self.id,
        }
        if OPTS.extra_members:
            d["x-extra"] = {"of": "a session"}
        return d


# ---------------------------------------------------------------- the app's socket

CLAIM_REQUIRED = ("session_claim", "session_resume")
KINDS = ("tool_not_found", "tool_input_validation_error", "tool_output_validation_error",
         "tool_execution_error", "tool_serialization_error", "tool_timeout", "tool_cancelled")


class Violation(Exception):
    def __init__(self, code, reason):
        super().__init__(reason)
        self.code, self.reason = code, reason


class Skip(Exception):
    """The framing itself is broken; nothing more can be read."""


class App:
    def __init__(self, daemon, reader, writer):
        self.daemon, self.reader, self.writer = daemon, reader, writer
        self.session = None
        self.closing = False
        self.first = True
        self.timers = []

    # -- writing

    def frame(self, opcode, payload, fin=True):
        n = len(payload)
        head = bytes([(0x80 if fin else 0) | opcode])
        if n < 126:
            head += bytes([n])
        elif n < 65536:
            head += b"\x7e" + struct.pack(">H", n)
        else:
            head += b"\x7f" + struct.pack(">Q", n)
        if self.writer.transport.get_write_buffer_size() > 64 << 20:
            self.writer.transport.abort()
            return
        try:
            self.writer.write(head + payload)
        except Exception:
            pass

    def send(self, obj):
        if self.closing:
            return False
        data = dumps(obj, " : ", ",\n  ").encode("utf-8")
        if len(data) > MAX_FRAME:
            data = dumps(obj, ":", ",").encode("utf-8")
        if len(data) > MAX_FRAME:
            return False
        half = len(data) // 2
        self.frame(1, data[:half], False)
        self.frame(0, data[half:], True)
        return True

    def start_close(self, code, reason=""):
        """From here on nothing that this socket sends has any effect."""
        if self.closing:
            return
        self.closing = True
        for t in self.timers:
            t.cancel()
        self.frame(8, struct.pack(">H", code) + reason.encode("utf-8")[:120])
        asyncio.get_running_loop().call_later(2, self.drop)
        self.detach()

    def drop(self):
        try:
            self.writer.close()
        except Exception:
            pass

    def detach(self):
        s, self.session = self.session, None
        if s is not None and s.conn is self:
            s.suspend()

    # -- reading

    async def handshake(self):
        head = await self.reader.readuntil(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        first = lines[0].split(" ")
        h = {}
        for line in lines[1:]:
            k, sep, v = line.partition(":")
            if sep:
                k = k.strip().lower()
                h[k] = h[k] + "," + v.strip() if k in h else v.strip()
        tokens = [t.strip().lower() for t in h.get("connection", "").split(",")]
        key = h.get("sec-websocket-key", "")
        status = None
        if len(first) != 3 or first[0] != "GET" or not first[2].startswith("HTTP/1.1"):
            status = "400 Bad Request"
        elif first[1].split("?", 1)[0] != "/":
            status = "404 Not Found"
        elif h.get("upgrade", "").lower() != "websocket" or "upgrade" not in tokens or not key:
            status = "400 Bad Request"
        elif h.get("sec-websocket-version") != "13":
            status = "426 Upgrade Required\r\nSec-WebSocket-Version: 13"
        if status:
            self.writer.write(("HTTP/1.1 %s\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
                               % status).encode())
            return False
        accept = base64.b64encode(hashlib.sha1(
            (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode("latin-1")).digest()).decode()
        self.writer.write(("HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\n"
                           "upgrade: websocket\r\nsec-websocket-accept: %s\r\n\r\n" % accept).encode())
        return True

    async def skip(self, n):
        while n > 0:
            chunk = await self.reader.read(min(n, 65536))
            if not chunk:
                raise EOFError
            n -= len(chunk)

    async def run(self):
        if not await asyncio.wait_for(self.handshake(), 10):
            return
        loop = asyncio.get_running_loop()
        self.timers.append(loop.call_later(self.daemon.preclaim,
                                           self.start_close, 1008, "pre_claim_timeout"))
        parts, size, kind = [], 0, None
        rx = self.reader.readexactly
        while True:
            b0, b1 = await rx(2)
            fin, opcode, masked, n = b0 & 0x80, b0 & 15, b1 & 0x80, b1 & 127
            if n == 126:
                n, = struct.unpack(">H", await rx(2))
            elif n == 127:
                n, = struct.unpack(">Q", await rx(8))
            bad = (b0 & 0x70 or not masked or opcode not in (0, 1, 2, 8, 9, 10)
                   or (opcode >= 8 and (n > 125 or not fin))
                   or (opcode == 0 and kind is None and not self.closing)
                   or (opcode in (1, 2) and kind is not None and not self.closing))
            if bad:
                self.start_close(1002, "protocol_error")
                raise Skip
            mask = await rx(4)
            if opcode < 8 and self.closing:
                await self.skip(n)
                continue
            if opcode < 8 and size + n > MAX_FRAME:
                self.start_close(1009, "frame_too_big")
                parts = []
                await self.skip(n)
                continue
            data = await rx(n)
            if n:
                m = (mask * (n // 4 + 1))[:n]
                data = (int.from_bytes(data, "big") ^ int.from_bytes(m, "big")).to_bytes(n, "big")
            if opcode == 8:
                self.got_close(data)
                return
            if self.closing:
                continue
            if opcode == 9:
                self.frame(10, data)
                continue
            if opcode == 10:
                continue
            if opcode:
                kind = opcode
            parts.append(data)
            size += n
            if len(parts) > 4096:
                parts = [b"".join(parts)]
            if not fin:
                continue
            data, k = b"".join(parts), kind
            parts, size, kind = [], 0, None
            try:
                self.message(data, k == 2)
            except Violation as v:
                self.start_close(v.code, v.reason)
            except Exception as e:                     # a fault of ours must not hurt others
                print("app socket:", repr(e), file=sys.stderr)
                self.start_close(1011, "internal_error")
            if self.writer.transport.get_write_buffer_size() > 1 << 20:
                await asyncio.wait_for(self.writer.drain(), 30)

    def got_close(self, data):
        if not self.closing:
            code = 1000
            if len(data) == 1:
                code = 1002
            elif data:
                code = struct.unpack(">H", data[:2])[0]
                if not (code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014)
                        or 3000 <= code <= 4999):
                    code = 1002
            self.start_close(code)

    # -- messages

    def message(self, data, binary):
        first, self.first = self.first, False
        if first:
            for t in self.timers:
                t.cancel()
        expected = Violation(1008, "expected_claim_or_resume")
        if binary:
            raise expected if first else Violation(1003, "binary_frame_not_supported")
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            raise Violation(1007, "not_utf8") from None
        try:
            m = parse(text)
        except NotJson:
            raise (expected if first else Violation(1008, "invalid_json")) from None
        if first:
            if not isinstance(m, dict) or m.get("type") not in CLAIM_REQUIRED:
                raise expected
            if m["type"] == "session_claim":
                self.claim(m)
            else:
                self.resume(m)
            return
        if not isinstance(m, dict) or not isinstance(m.get("type"), str):
            raise Violation(1008, "invalid_message")
        t = m["type"]
        if t in CLAIM_REQUIRED:
            raise Violation(1008, "you have been here before")
        handler = HANDLERS.get(t)
        if handler is None:
            raise Violation(1008, "unknown_message_type")
        if "session_id" not in m:
            raise Violation(1008, "invalid_message")
        if m["session_id"] != self.session.id:
            raise Violation(1008, "session_mismatch")
        handler(self, m)

    def claim(self, m):
        bad = Violation(1008, "malformed: claim")
        sid, token = m.get("session_id"), m.get("token")
        if integer(m.get("protocol_version")) != 2 or not isinstance(sid, str) or not isinstance(token, str):
            raise bad
        for k in ("device_manufacturer", "device_model", "device_os"):
            if k in m and not isinstance(m[k], str):
                raise bad
        if not re.fullmatch(r"[A-Za-z0-9_-]*", token):
            raise bad
        try:
            raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except ValueError:
            raise bad from None
        if len(raw) != 32:
            raise bad
        s = self.daemon.sessions.get(sid)
        if s is None or s.state in ("revoked", "expired"):
            raise Violation(1008, "unknown_session")
        if s.state == "pending" and time.time() >= s.deadline:
            s.link_over()
        if s.state == "link-expired":
            raise Violation(1008, "link_expired")
        if s.state == "dead":
            raise Violation(1008, "this link is dead")
        right = hmac.compare_digest(raw, s.token)
        if s.state != "pending":
            raise Violation(1008, "invalid_token")
        if not right:
            s.attempts += 1
            if s.attempts >= 5:
                s.end("dead")
                raise Violation(1008, "claim_attempts_exceeded")
            raise Violation(1008, "invalid_token")
        parts = [m[k] for k in ("device_manufacturer", "device_model", "device_os") if k in m]
        s.device = " / ".join(parts)
        s.alias = self.daemon.free_alias(m.get("device_model", ""))
        self.join(s)
        self.daemon.event("session_claimed", s, None)

    def resume(self, m):
        sid, token = m.get("session_id"), m.get("resume_token")
        if integer(m.get("protocol_version")) != 2 or not isinstance(sid, str) or not isinstance(token, str):
            raise Violation(1008, "malformed: resume")
        s = self.daemon.sessions.get(sid)
        if s is None or not (s.live or s.state == "pending"):
            raise Violation(1008, "unknown_session")
        good = s.resume_token is not None and hmac.compare_digest(
            token.encode("utf-8", "surrogatepass"), s.resume_token.encode("utf-8"))
        if not good:
            raise Violation(1008, "invalid_resume_token")
        old, was = s.conn, s.state
        s.conn = None
        if old:
            old.session = None
            old.start_close(1000, "session_replaced")
        self.join(s)
        if was == "suspended":
            self.daemon.event("session_resumed", s, None)

    def join(self, s):
        s.set_timer(0, None)
        s.state = "active"
        s.resume_token = "résumé \"%s\"/❤" % secrets.token_urlsafe(24)
        s.conn = self
        self.session = s
        self.send({"grace_s": self.daemon.grace, "keepalive_interval_s": self.daemon.keepalive,
                   "resume_token": s.resume_token, "alias": s.alias, "status": "ok",
                   "session_id": s.id, "type": "session_ack"})
        self.timers.append(asyncio.get_running_loop().call_later(0.1, self.ping))

    def ping(self):
        if not self.closing:
            self.frame(9, b"still there?")
            self.timers[:] = [asyncio.get_running_loop().call_later(self.daemon.keepalive, self.ping)]

    # -- registry frames

    def changed(self):
        s = self.session
        s.touched()
        self.daemon.event("tools_changed", s, {"toolCount": Num(str(len(s.tools)))})

    def snapshot(self, m):
        s = self.session
        bad = Violation(1008, "invalid_registry")
        if type(m.get("tools")) is not list:
            raise bad
        new = {}
        for d in m["tools"]:
            if fault_of(d) is not None or d["name"] in new:
                if OPTS.fault == "partial-snapshot" and new:
                    s.tools.update(new)
                    self.changed()
                raise bad
            new[d["name"]] = Tool(d)
        if {k: t.entry for k, t in s.tools.items()} == {k: t.entry for k, t in new.items()}:
            return
        s.tools = new
        self.changed()

    def delta(self, m):
        s = self.session
        bad = Violation(1008, "invalid_registry")
        op = m.get("operation")
        if op == "upsert":
            d = m.get("tool")
            if fault_of(d) is not None:
                raise bad
            t = Tool(d)
            old = s.tools.get(t.name)
            if old is not None and old.entry == t.entry:
                return
            s.tools[t.name] = t
            self.changed()
        elif op == "remove":
            n = m.get("name")
            if not isinstance(n, str):
                raise bad
            if s.tools.pop(n, None) is not None:
                self.changed()
        else:
            raise bad

    # -- calls and events

    def call_of(self, m):
        if not isinstance(m.get("id"), str):
            raise Violation(1008, "invalid_message")
        return self.session.pending.get(m["id"])

    def tool_result(self, m):
        c = self.call_of(m)
        if "result" not in m:
            raise Violation(1008, "invalid_message")
        if c:
            self.session.finish(c, result=m["result"])

    def tool_error(self, m):
        c = self.call_of(m)
        e = m.get("error")
        if not isinstance(e, dict) or not isinstance(e.get("type"), str) \
                or not isinstance(e.get("message"), str):
            raise Violation(1008, "invalid_message")
        if c:
            kind = e["type"] if e["type"] in KINDS else "tool_execution_error"
            self.session.finish(c, error=RpcError(500, e["message"], kind))

    def progress(self, m):
        c = self.call_of(m)
        if "progress" in m and type(m["progress"]) is not Num:
            raise Violation(1008, "invalid_message")
        if "message" in m and not isinstance(m["message"], str):
            raise Violation(1008, "invalid_message")
        if c:
            data = {k: m[k] for k in ("message", "progress") if k in m}
            self.daemon.event("tool_call_progress", self.session, {**data, "callId": c.call_id})

    def app_event(self, m):
        if not isinstance(m.get("name"), str) or "ts" not in m:
            raise Violation(1008, "invalid_message")
        self.daemon.event("app_event", self.session,
                          {"payload": m.get("payload"), "name": m["name"]})


HANDLERS = {
    "tool_registry_snapshot": App.snapshot,
    "tool_registry_delta": App.delta,
    "tool_result": App.tool_result,
    "tool_error": App.tool_error,
    "tool_call_progress": App.progress,
    "event": App.app_event,
}


# ---------------------------------------------------------------- the client's socket

class Reply:
    __slots__ = ("text", "after")

    def __init__(self, text, after=None):
        self.text, self.after = text, after


def ident(v):
    """The id, number for number as it was written."""
    return dumps(exact(v))


def exact(v):
    if type(v) is Num:
        return Raw(v.t)
    if type(v) is list:
        return [exact(x) for x in v]
    if isinstance(v, dict):
        return {k: exact(x) for k, x in v.items()}
    return v


def result_reply(rid, value, after=None):
    if OPTS.extra_members and isinstance(value, dict):
        value = {**value, "x-extra": {"of": "a result"}}
    return Reply('{"result" : %s,\t"id": %s, "jsonrpc":"2.0" }' % (dumps(value), rid), after)


def error_reply(rid, e):
    err = {"message": e.message}
    if e.kind is not None:
        err["data"] = {"hint": None, "type": e.kind}
    err["code"] = e.code
    return Reply('{ "error" : %s, "id": %s ,"jsonrpc":"2.0"}' % (dumps(err), rid))


INVALID = RpcError(-32600, "this is no request")


class Client:
    def __init__(self, daemon, reader, writer):
        self.daemon, self.reader, self.writer = daemon, reader, writer
        self.sub = None
        self.tasks = set()
        self.out, self.out_size = [], 0
        self.serial = asyncio.Lock()
        self.gone = False
        writer.transport.set_write_buffer_limits(high=8 << 20)

    # -- writing

    def line(self, text):
        t = self.writer.transport
        if self.gone or t.is_closing():
            return
        try:
            if t.get_write_buffer_size() > 512 << 20:
                t.abort()
                return
            self.writer.write((" " + text + " \n").encode("utf-8"))
        except Exception:
            self.gone = True

    def write_reply(self, r):
        self.line(r.text)
        if r.after:
            r.after()

    def emit(self, r):
        """A reply that is ready now; the ones of one read go out last first."""
        if OPTS.slow or OPTS.slow_serial:
            self.spawn(self.later(r))
        else:
            self.out.append(r)
            self.out_size += len(r.text)

    async def later(self, r):
        if OPTS.slow_serial:
            async with self.serial:
                await asyncio.sleep(OPTS.slow_serial / 1000)
        if OPTS.slow:
            await asyncio.sleep(OPTS.slow / 1000)
        self.write_reply(r)

    async def when(self, awaitable):
        r = await awaitable
        if r is not None:
            await self.later(r)

    def spawn(self, coro):
        t = asyncio.get_running_loop().create_task(coro)
        self.tasks.add(t)
        t.add_done_callback(self.tasks.discard)

    async def flush(self):
        out, self.out, self.out_size = self.out, [], 0
        for r in reversed(out):
            self.write_reply(r)
        await self.writer.drain()

    # -- reading

    async def run(self):
        buf, seen, drop = bytearray(), 0, False
        while True:
            chunk = await self.reader.read(65536)
            if not chunk:
                break
            buf += chunk
            start = 0
            while True:
                i = buf.find(b"\n", max(start, seen))
                if i < 0:
                    break
                line = bytes(buf[start:i])
                start = seen = i + 1
                if drop or len(line) > MAX_LINE:
                    drop = False
                    self.emit(error_reply("null", RpcError(-32600, "the line is too long")))
                elif not self.take(line):
                    await self.flush()
                    return await self.finish()
                if self.out_size > 4 << 20:
                    await self.flush()
                while len(self.tasks) > 1000:
                    await asyncio.sleep(0.01)
            del buf[:start]
            seen = len(buf)
            if drop or len(buf) > MAX_LINE:
                drop = True
                buf.clear()
                seen = 0
            await self.flush()
        await self.finish()

    async def finish(self):
        while self.tasks:
            await asyncio.wait(list(self.tasks))
        while self.sub is not None and not self.gone and not self.writer.transport.is_closing() \
                and self.reader.at_eof() and not self.hung_up():
            await asyncio.sleep(0.5)
        await self.writer.drain()

    def hung_up(self):
        """Whether the peer has closed both ways, and not only its writing side."""
        p = select.poll()
        try:
            p.register(self.writer.get_extra_info("socket").fileno(), 0)
            return bool(p.poll(0))
        except (OSError, ValueError):
            return True

    def take(self, line):
        if line.endswith(b"\r"):
            line = line[:-1]
        if not line:
            return True
        if line.startswith(b"\xef\xbb\xbf"):
            line = line[3:]
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            self.emit(error_reply("null", RpcError(-32700, "not UTF-8")))
            return False
        try:
            m = parse(text)
        except NotJson:
            self.emit(error_reply("null", RpcError(-32700, "not JSON")))
            return True
        if type(m) is list:
            self.batch(m)
            return True
        r = self.handle(m, False)
        if isinstance(r, Reply):
            self.emit(r)
        elif r is not None:
            self.spawn(self.when(r))
        return True

    def batch(self, items):
        if not items:
            self.emit(error_reply("null", INVALID))
            return
        got = [self.handle(x, True) for x in items]
        got = [r for r in got if r is not None]
        if not got:
            return
        if all(isinstance(r, Reply) for r in got):
            self.emit(self.joined(got))
        else:
            self.spawn(self.when(self.gather(got)))

    async def gather(self, got):
        return self.joined([r if isinstance(r, Reply) else await r for r in got])

    def joined(self, replies):
        replies = replies[::-1]

        def after():
            for r in replies:
                if r.after:
                    r.after()
        return Reply("[ " + ",  ".join(r.text for r in replies) + "]", after)

    def handle(self, m, in_batch):
        """None, a Reply, or an awaitable of one."""
        if not isinstance(m, dict):
            return error_reply("null", INVALID)
        has_id = "id" in m
        i = m.get("id")
        if has_id and (i is True or i is False or isinstance(i, (dict, list))):
            return error_reply(ident(i), INVALID)
        if m.get("jsonrpc") != "2.0" or not isinstance(m.get("method"), str):
            if not has_id and not in_batch:
                return None
            return error_reply("null", INVALID)
        silent = i is None
        rid = ident(i)
        r = self.request(m, rid, silent)
        if not silent or OPTS.fault == "notification-reply":
            return r
        if r is not None and not isinstance(r, Reply):
            self.spawn(self.quiet(r))
        elif r is not None and r.after and m["method"] == "daemon.shutdown":
            r.after()
        return None

    async def quiet(self, awaitable):
        await awaitable

    def request(self, m, rid, silent):
        try:
            method = METHODS.get(m["method"])
            if method is None:
                raise RpcError(-32601, "there is no such method")
            p = m.get("params")
            if p is None:
                p = {}
            if type(p) is list:
                raise invalid("params by position are not served")
            if not isinstance(p, dict):
                raise RpcError(-32600, "params is no structured value")
            value = method(self, p)
            after = None
            if type(value) is tuple:
                value, after = value
            if isinstance(value, asyncio.Future):
                return self.wait(rid, value)
            return result_reply(rid, value, after)
        except RpcError as e:
            return error_reply(rid, e)
        except Exception as e:
            print("request:", repr(e), file=sys.stderr)
            return error_reply(rid, RpcError(-32603, "internal error"))

    async def wait(self, rid, future):
        try:
            return result_reply(rid, await future)
        except RpcError as e:
            return error_reply(rid, e)

    # -- methods

    def pick(self, p, key="selector"):
        d = self.daemon
        if key in p:
            sel = p[key]
            if not isinstance(sel, str):
                raise invalid(key + " must be a string")
            s = d.sessions.get(sel)
            if s is None:
                s = next((x for x in d.sessions.values() if x.live and x.alias == sel), None)
            if s is None:
                raise RpcError(404, "no session is called that", "unknown_session")
            if not s.live and s.state != "pending":
                raise RpcError(410, "that session is over", "session_gone")
            return s
        live = [s for s in d.sessions.values() if s.live]
        if not live:
            raise RpcError(503, "no app is connected", "no_session")
        if len(live) > 1:
            raise RpcError(300, "which one? " + " | ".join(s.alias for s in live), "ambiguous_session")
        return live[0]

    def status(self, p):
        d = self.daemon
        return {"wssPort": Num(str(d.port)), "startedAt": now_text(d.started), "pid": os.getpid(),
                "sessions": {"live": sum(s.live for s in d.sessions.values())},
                "version": "1.0.0-independent", "profile": OPTS.profile}

    def shutdown(self, p):
        return {"ok": True}, self.daemon.stop.set

    def link_create(self, p):
        d = self.daemon
        ttl = 300.0
        if "ttlSeconds" in p:
            v = p["ttlSeconds"]
            if type(v) is not Num:
                raise invalid("ttlSeconds must be a number")
            ttl = min(float(v.t), 1e9)
            if not ttl > 0:
                raise invalid("ttlSeconds must be above 0")
        addr = d.ip
        if "addressOverride" in p:
            try:
                addr = ipaddress.ip_address(p["addressOverride"]
                                            if isinstance(p["addressOverride"], str) else "")
            except ValueError:
                raise invalid("addressOverride must be an IP address") from None
        d.forget()
        s = Session(d, ttl)
        d.sessions[s.id] = s
        s.set_timer(ttl, s.link_over)
        sid = s.id.encode("utf-8")
        payload = (bytes([2, addr.version]) + addr.packed + struct.pack(">HB", d.port, len(sid)) + sid
                   + s.token + struct.pack(">Q", int(s.deadline)))
        if addr.version == 6:
            fam = "IPv6"
        else:
            fam = "IPv4"
        d.event("link_created", s, None)
        return {"pin": d.pin, "expiresAt": now_text(int(s.deadline)),
                "endpoint": {"port": Num(str(d.port)), "address": str(addr), "family": fam},
                "deepLinkPayload": base64.urlsafe_b64encode(payload).rstrip(b"=").decode(),
                "sessionId": s.id}

    def sessions_list(self, p):
        return [s.describe() for s in reversed(self.daemon.sessions.values())]

    def sessions_describe(self, p):
        return self.pick(p).describe()

    def sessions_revoke(self, p):
        self.pick(p).revoke()
        return {"ok": True}

    def tools_list(self, p):
        s = self.pick(p)
        group = text = limit = None
        offset = 0
        if "group" in p and OPTS.profile != "base":
            group = p["group"]
            if not good_group(group):
                raise invalid("group must be a well-formed group")
        if "filter" in p:
            text = p["filter"]
            if not isinstance(text, str) or code_units(text) > 256:
                raise invalid("filter must be a string of at most 256 code units")
            text = fold(text)
        if "limit" in p:
            limit = integer(p["limit"])
            if limit is None or limit < 1:
                raise invalid("limit must be an integer of at least 1")
        if "offset" in p:
            offset = integer(p["offset"])
            if offset is None or offset < 0:
                raise invalid("offset must be an integer of at least 0")
        found = s.order()
        if group is not None:
            if OPTS.fault == "case-insensitive-group":
                low = group.lower()
                found = [t for t in found if t.group is not None
                         and (t.group.lower() == low or (OPTS.profile == "subgroups"
                              and t.group.lower().startswith(low + "/")))]
            elif OPTS.profile == "subgroups":
                below = group + "/"
                found = [t for t in found if t.group is not None
                         and (t.group == group or t.group.startswith(below))]
            else:
                found = [t for t in found if t.group == group]
        if text:
            found = [t for t in found if text in t.fname or text in t.fdesc]
        page = found[offset:] if limit is None else found[offset:offset + limit]
        total = len(page) if OPTS.fault == "total-of-page" else len(found)
        r = {}
        if OPTS.profile != "base":
            r["groups"] = Raw(s.groups())
        r["total"] = Num(str(total))
        r["tools"] = Raw("[ " + " ,  ".join(t.entry for t in page) + "]")
        return r

    def tools_call(self, p):
        s = self.pick(p)
        name = p.get("name")
        if not isinstance(name, str):
            raise invalid("name must be a string")
        if "args" not in p:
            raise invalid("args is missing")
        tool = s.tools.get(name)
        ms = tool.timeout if tool and tool.timeout else 120000
        if "timeoutMs" in p:
            ms = integer(p["timeoutMs"])
            if ms is None or ms < 1:
                raise invalid("timeoutMs must be a positive integer")
        if s.conn is None:
            raise RpcError(409, "the session is suspended", "session_suspended")
        loop = asyncio.get_running_loop()
        c = Call(s, "call:" + secrets.token_hex(5), "f/" + secrets.token_hex(5), loop.create_future())
        if not s.conn.send({"args": p["args"], "name": name, "id": c.frame_id, "session_id": s.id,
                            "type": "tool_call"}):
            raise invalid("args does not fit into a frame")
        s.pending[c.frame_id] = c
        c.timer = loop.call_later(min(ms / 1000, 10 ** 8), self.overdue, c)
        self.daemon.event("tool_call_started", s, {"callId": c.call_id})
        return c.future

    @staticmethod
    def overdue(c):
        s = c.session
        if s.conn is not None and not c.cancel_sent:
            c.cancel_sent = True
            s.conn.send({"type": "tool_cancel", "session_id": s.id, "id": c.frame_id,
                         "reason": "the deadline passed"})
        s.finish(c, error=RpcError(408, "the deadline passed", "tool_timeout"))

    def tools_cancel(self, p):
        s = self.pick(p)
        cid = p.get("callId")
        if not isinstance(cid, str):
            raise invalid("callId must be a string")
        reason = p.get("reason", "a client asked for it")
        if not isinstance(reason, str):
            raise invalid("reason must be a string")
        c = next((c for c in s.pending.values() if c.call_id == cid), None)
        if c is None:
            return {"cancelled": False}
        if not c.cancel_sent and s.conn is not None:
            if not s.conn.send({"reason": reason, "id": c.frame_id, "session_id": s.id,
                                "type": "tool_cancel"}):
                raise invalid("reason does not fit into a frame")
            c.cancel_sent = True
        return {"cancelled": True}

    def subscribe(self, p):
        kinds = only = None
        if "kinds" in p:
            kinds = p["kinds"]
            if type(kinds) is not list or not all(isinstance(k, str) for k in kinds):
                raise invalid("kinds must be an array of strings")
            kinds = set(kinds)
        if "sessionSelector" in p:
            only = self.pick(p, "sessionSelector").id

        def start():
            self.sub = (kinds, only)
        return {"ok": True}, start


METHODS = {
    "daemon.status": Client.status,
    "daemon.shutdown": Client.shutdown,
    "link.create": Client.link_create,
    "sessions.list": Client.sessions_list,
    "sessions.describe": Client.sessions_describe,
    "sessions.revoke": Client.sessions_revoke,
    "tools.list": Client.tools_list,
    "tools.call": Client.tools_call,
    "tools.cancel": Client.tools_cancel,
    "events.subscribe": Client.subscribe,
}


# ---------------------------------------------------------------- the daemon

QUIET = (asyncio.IncompleteReadError, asyncio.LimitOverrunError, asyncio.TimeoutError, EOFError,
         OSError, ssl.SSLError)


class Daemon:
    def __init__(self, state_dir):
        self.dir = state_dir
        with open(os.path.join(state_dir, "config.json"), "rb") as f:
            cfg = json.loads(f.read().decode("utf-8"))
        if not isinstance(cfg, dict):
            raise ValueError("config.json is no object")
        self.want_port = int(cfg.get("wssPort", 0))
        self.ip = ipaddress.ip_address(cfg.get("advertisedIp", "127.0.0.1"))
        self.grace = self.seconds(cfg, "graceSeconds", 120, 1)
        self.preclaim = self.seconds(cfg, "preClaimTimeoutMs", 10000, 1000)
        self.keepalive = self.seconds(cfg, "keepaliveIntervalSeconds", 12.5, 1)
        self.sessions = {}
        self.clients = set()
        self.apps = set()
        self.seq = 1000
        self.started = time.time()
        self.port = 0
        self.pin = None
        self.stop = None

    @staticmethod
    def seconds(cfg, key, default, per):
        v = cfg.get(key, default)
        if isinstance(v, bool) or not isinstance(v, (int, float)) or not 0 < v < 1e9:
            v = default
        return v / per if per != 1 else v

    def certificate(self):
        ctx = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        with tempfile.TemporaryDirectory() as tmp:
            key, crt = os.path.join(tmp, "k.pem"), os.path.join(tmp, "c.pem")
            subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                            "ec_paramgen_curve:P-256", "-nodes", "-days", "3650", "-subj",
                            "/CN=appduct-independent", "-keyout", key, "-out", crt],
                           check=True, stdin=subprocess.DEVNULL, capture_output=True)
            pub = subprocess.run(["openssl", "x509", "-in", crt, "-noout", "-pubkey"], check=True,
                                 stdin=subprocess.DEVNULL, capture_output=True).stdout.decode()
            ctx.load_cert_chain(crt, key)
        spki = base64.b64decode("".join(x for x in pub.splitlines() if x and not x.startswith("-----")))
        self.pin = "sha256/" + base64.b64encode(hashlib.sha256(spki).digest()).decode()
        return ctx

    def listening(self):
        last = None
        for family, host in ((socket.AF_INET6, "::"), (socket.AF_INET, "0.0.0.0")):
            try:
                s = socket.socket(family, socket.SOCK_STREAM)
            except OSError as e:
                last = e
                continue
            try:
                s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    s.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
                s.bind((host, self.want_port))
                return s
            except OSError as e:
                last = e
                s.close()
        raise last

    def free_alias(self, model):
        low = "".join(chr(ord(c) + 32) if "A" <= c <= "Z" else c for c in model)
        base = re.sub(r"[^a-z0-9]+", "-", low).strip("-") or "device"
        taken = {s.alias for s in self.sessions.values() if s.live}
        alias, n = base, 1
        while alias in taken:
            n += 1
            alias = "%s-%d" % (base, n)
        return alias

    def forget(self):
        over = [s for s in self.sessions.values() if not s.live and s.state != "pending"]
        for s in over[:-200]:
            del self.sessions[s.id]

    def event(self, kind, s, data):
        self.seq += 3
        text = None
        for c in self.clients:
            if c.sub is None:
                continue
            kinds, only = c.sub
            if (kinds is not None and kind not in kinds) or (only is not None and only != s.id):
                continue
            if text is None:
                text = dumps({"params": {"seq": self.seq, "data": data, "ts": now_text(),
                                         "sessionId": s.id, "kind": kind},
                              "method": "event", "jsonrpc": "2.0"})
            c.line(text)

    async def on_client(self, reader, writer):
        c = Client(self, reader, writer)
        self.clients.add(c)
        try:
            await c.run()
        except QUIET:
            pass
        except Exception as e:
            print("client:", repr(e), file=sys.stderr)
        finally:
            c.gone = True
            self.clients.discard(c)
            writer.close()

    async def on_app(self, reader, writer):
        # asyncio leaves Nagle's algorithm on for sockets accepted from a given listener: 40 ms a message.
        writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        a = App(self, reader, writer)
        self.apps.add(a)
        try:
            await a.run()
        except Skip:
            try:
                async with asyncio.timeout(1):
                    while await reader.read(65536):
                        pass
            except (*QUIET, TimeoutError):
                pass
        except QUIET:
            pass
        except Exception as e:
            print("app:", repr(e), file=sys.stderr)
        finally:
            a.closing = True
            for t in a.timers:
                t.cancel()
            a.detach()
            self.apps.discard(a)
            try:
                writer.close()
            except Exception:
                pass

    async def main(self):
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _l, _c: None)
        self.stop = asyncio.Event()
        for sig in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sig, self.stop.set)
        ctx = self.certificate()
        sock = self.listening()
        self.port = sock.getsockname()[1]
        await asyncio.start_server(self.on_app, sock=sock, ssl=ctx, ssl_handshake_timeout=10,
                                   ssl_shutdown_timeout=2, backlog=256)
        path = os.path.join(self.dir, "daemon.sock")
        self.clear(path)
        old = os.umask(0o177)
        try:
            await asyncio.start_unix_server(self.on_client, path=path, backlog=256)
        finally:
            os.umask(old)
        mine = os.stat(path).st_ino
        await self.stop.wait()
        try:
            if os.stat(path).st_ino == mine:
                os.unlink(path)
        except OSError:
            pass
        for a in list(self.apps):
            a.start_close(1001, "going away")
        for c in list(self.clients):
            c.sub = None
            c.writer.close()
        for _ in range(20):
            if not self.clients:
                break
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.05)

    @staticmethod
    def clear(path):
        try:
            st = os.lstat(path)
        except FileNotFoundError:
            return
        if not stat.S_ISSOCK(st.st_mode):
            raise ValueError("daemon.sock is there and is no socket")
        s = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        s.settimeout(0.5)
        try:
            s.connect(path)
        except OSError:
            os.unlink(path)
        else:
            raise ValueError("another daemon serves this directory")
        finally:
            s.close()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--profile", choices=("groups", "subgroups", "base"), default="groups")
    ap.add_argument("--slow", type=float, default=0, metavar="MS")
    ap.add_argument("--slow-serial", type=float, default=0, metavar="MS")
    ap.add_argument("--extra-members", action="store_true")
    ap.add_argument("--fault", choices=FAULTS)
    ap.parse_args(namespace=OPTS)
    state_dir = os.environ.get("APPDUCT_STATE_DIR")
    if not state_dir:
        sys.exit("APPDUCT_STATE_DIR is not set")
    try:
        asyncio.run(run(Daemon(state_dir)))
    except (ValueError, OSError, subprocess.SubprocessError) as e:
        sys.exit("cannot start: %s" % e)


async def run(daemon):
    await daemon.main()
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
