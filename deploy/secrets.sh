#!/bin/sh
# Draws what the containers of compose.yaml need to know, once: passwords, the key of the bus, and a certificate for
# localhost until there is a real one. It runs in a container that has openssl, and writes below /run/rummykit.
set -eu
umask 022
cd /run/rummykit
mkdir -p servers postgres redis tls

if [ ! -e servers/bus_key ]; then
    # A database made before there was this script has the password that was said then; letters and digits.
    password=${POSTGRES_PASSWORD:-$(openssl rand -hex 24)}
    spoken=$(openssl rand -hex 24)
    printf '%s\n' "$password" > postgres/password
    printf 'requirepass %s\nsave ""\nappendonly no\n' "$spoken" > redis/redis.conf
    printf 'postgresql://rummykit:%s@postgres/rummykit\n' "$password" > servers/db
    printf 'redis://:%s@redis\n' "$spoken" > servers/bus
    openssl rand -hex 32 > servers/bus_key
fi

if [ ! -e tls/fullchain.pem ]; then
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj /CN=localhost \
        -addext subjectAltName=DNS:localhost -keyout tls/privkey.pem -out tls/fullchain.pem
    # Nobody but the proxy is given this folder.
    chmod 644 tls/privkey.pem
fi
