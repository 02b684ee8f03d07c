# RummyKit's server. Build: docker build -t rummykit .   One server with a file: docker run -p 8000:8000 -v rummykit:/data rummykit

FROM node:22-bookworm-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
COPY texts /build/texts
COPY src/rummykit/camera/weights /build/src/rummykit/camera/weights
# The build writes the page to where the package has it.
RUN npm run build

FROM python:3.13-slim-bookworm AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY CMakeLists.txt pyproject.toml README.md LICENSE ./
COPY licenses licenses
COPY native native
COPY texts texts
COPY tools/__init__.py tools/texts.py tools/
COPY src src
COPY --from=page /build/src/rummykit/server/page src/rummykit/server/page
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim-bookworm
COPY requirements/server.txt /tmp/locked.txt
COPY --from=wheel /wheels /wheels
# What the server stands on, in the versions and with the hashes of the lock; then the server, which was built above.
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/locked.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && rm -r /wheels /tmp/locked.txt
RUN useradd --system --home-dir /data --create-home rummykit
USER rummykit
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
# Every flag may be given as a variable; a copy of the tables: docker exec CONTAINER rummykit backup copy.sqlite3
ENV RUMMYKIT_HOST=0.0.0.0 RUMMYKIT_PORT=8000
ENTRYPOINT ["rummykit", "serve"]
