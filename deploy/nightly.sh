#!/bin/sh
# Copies the tables into the folder BACKUPS every night at BACKUP_AT, and keeps the newest BACKUPS_KEPT copies. It runs in
# a container of the server's image. A copy that fails is reported in the log, and the next night has another.
set -eu
at=${BACKUP_AT:-03:30}
while :; do
    now=$(date +%s)
    next=$(date --date="today $at" +%s)
    [ "$next" -gt "$now" ] || next=$(date --date="tomorrow $at" +%s)
    sleep $((next - now))
    rummykit backup --keep "${BACKUPS_KEPT:-14}" "${BACKUPS:-/backups}" || echo "No copy was made: $(date)" >&2
done
