"""Envelopes through Redis: publish and subscribe, and nothing is kept there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from rummykit.server.fleet.bus.envelope import Envelope, rubbish


class RedisCarrier:
    """A server subscribes to a channel of its own; what one connection publishes arrives in order.

    A Redis that does not take a connection is waited for so many `seconds`.
    """

    errors: tuple[type[Exception], ...] = (RedisError, OSError)

    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        self._seconds = seconds

    async def listen(self, name: str, heard: Callable[[Envelope], None], ready: Callable[[], None]) -> None:
        """See `Carrier.listen`."""
        async with self._connect() as redis, redis.pubsub() as channel:
            await channel.subscribe(_channel(name))
            async for notice in channel.listen():
                if notice["type"] == "subscribe":
                    ready()
                elif notice["type"] == "message":
                    heard(_envelope(name, notice["data"]))

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[Callable[[list[Envelope]], Awaitable[None]]]:
        """See `Carrier.sending`."""
        async with self._connect() as redis:
            await redis.ping()

            async def send(envelopes: list[Envelope]) -> None:
                async with redis.pipeline(transaction=False) as pipeline:
                    for envelope in envelopes:
                        heading = f"{envelope.sender} {envelope.number} ".encode()
                        pipeline.publish(_channel(envelope.to), heading + envelope.message)
                    await pipeline.execute()

            yield send

    def _connect(self) -> Redis:
        # No silent second try: a connection that broke may have missed something, and that must be known.
        return Redis.from_url(
            self._url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=self._seconds,
            health_check_interval=5,
        )


def _envelope(to: str, notice: bytes) -> Envelope:
    try:
        sender, number, message = notice.split(b" ", 2)
        return Envelope(to, sender.decode(), int(number), message)
    except ValueError:
        return rubbish(to)


def _channel(name: str) -> str:
    return f"rummykit:{name}"
