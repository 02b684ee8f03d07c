# RummyKit's server. Build: docker build -t rummykit .   One server with a file: docker run -p 8000:8000 -v rummykit:/data rummykit
# Images are pinned by digest; dependabot proposes newer ones. `pip` installs nothing that requirements/*.txt has no hash of.

FROM node:22.23.3-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY web ./
COPY texts /build/texts
COPY src/rummykit/camera/weights /build/src/rummykit/camera/weights
# The build writes the page to where the package has it.
RUN npm run build

# A release puts the wheels of the index in the place of this stage: docker build --build-context wheel=FOLDER.
FROM python:3.13.15-slim-trixie@sha256:9d2e5553305c7c7b0097999bb17187c69b921ccd6bc9d40e4bb5ebe652c00285 AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
COPY requirements/build.txt /tmp/build.txt
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/build.txt
WORKDIR /build
COPY CMakeLists.txt pyproject.toml README.md LICENSE ./
COPY licenses licenses
COPY native native
COPY texts texts
COPY tools/__init__.py tools/texts.py tools/
COPY src src
COPY --from=page /build/src/rummykit/server/page src/rummykit/server/page
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13.15-slim-trixie@sha256:9d2e5553305c7c7b0097999bb17187c69b921ccd6bc9d40e4bb5ebe652c00285
# pg_dump, for `rummykit backup`: of the same version as the database of compose.yaml.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
COPY requirements/server.txt /tmp/locked.txt
COPY --from=wheel /wheels /wheels
# The packages that the server needs, in the versions and with the hashes of the lock; then the server.
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/locked.txt \
    && pip install --no-cache-dir --no-deps --no-index --only-binary :all: --find-links /wheels rummykit \
    && rm -r /wheels /tmp/locked.txt
# A user by number, so that a cluster can check that it is not root. A new volume gets the owner of the folder it is
# mounted on.
RUN groupadd --system --gid 999 rummykit \
    && useradd --system --uid 999 --gid 999 --home-dir /data --create-home rummykit \
    && install --directory --owner=999 --group=999 --mode=700 /backups
USER 999:999
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
# Every flag may be given as a variable. The root may be read-only: --read-only --tmpfs /tmp
ENV RUMMYKIT_HOST=0.0.0.0 RUMMYKIT_PORT=8000
ENTRYPOINT ["rummykit"]
CMD ["serve"]
