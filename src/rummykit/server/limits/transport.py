"""What comes in over the network: messages, requests, connections and sockets."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class TransportLimits:
    """What comes in over the network: messages, requests, connections and sockets."""

    frame_bytes: int = 32 * 1024
    """The longest socket message. A full table of 112 tiles is about 1 KiB of JSON; the rest is a reserve."""

    body_bytes: int = 16 * 1024
    """The longest HTTP body. A new table with every option is below 1 KiB."""

    headers: int = 100
    """Headers of one request, trailers included. Browsers send about twenty, proxies add five."""

    header_bytes: int = 32 * 1024
    """Everything in a request except its body: request line, headers, trailers, and what goes around chunks. A browser
    with many cookies for the host name comes to 8 KiB; more is answered with 431."""

    requests_ahead: int = 16
    """Requests that may wait on a connection behind the one being answered. Browsers wait for the answer and send none.
    """

    connections_per_address: int = 600
    """TCP connections open at one time from one address, half-open ones included: the sockets of `sockets_per_address`,
    and sixty browsers that fetch the page over six connections each. Trusted proxies are not limited like this."""

    connections: int = 10_000
    """TCP connections open at one time in all, fewer if the system allows fewer open files: 4,000 people with two pages
    each, and a reserve. One that only waits takes about 15 KiB."""

    frames_per_second: float = 100.0
    """WebSocket frames per second that one socket may sustain, pings and fragments included: twice the messages."""

    frame_burst: int = 200
    """The same, all at once."""

    fragments: int = 64
    """Fragments in which one message may come. Browsers send it whole; proxies may split it."""

    bytes_per_second: float = 64 * 1024.0
    """Bytes per second that one socket may sustain. Dragging tiles at a full table takes about 15 KiB a second."""

    byte_burst: int = 256 * 1024
    """The same, all at once: eight frames of the greatest length."""

    send_queue: int = 256
    """Messages waiting for a socket that does not read. With more it is closed; it can come back and catch up."""

    sockets_per_seat: int = 8
    """Open pages of one person at one table. A ninth page closes the oldest."""

    sockets_per_address: int = 240
    """Open sockets from one address: a school with a table for everybody, some of them open twice."""

    hello_seconds: float = 10.0
    """A socket that has not said `Hello` after this time is closed."""

    ping_seconds: float = 20.0
    """The time between two WebSocket pings; an answer that takes as long again closes the socket, so a seat is shown as
    away after at most 40 s. Proxies cut silent connections after 60 s."""

    request_seconds: float = 15.0
    """An HTTP request or handshake that has not arrived completely after this time is cut off. The longest body takes a
    phone on a bad line two seconds."""

    answer_seconds: float = 30.0
    """A connection on which nothing of an answer is taken for this time is closed. A phone on a bad line takes some
    kilobytes a second."""

    answer_bytes_per_address: int = 32 * 1024 * 1024
    """The most bytes of large answers that are sent to one address at one time; others wait for their turn. The page is
    1 MiB, the replay of the longest record 16 MiB before compression."""
