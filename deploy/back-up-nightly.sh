#!/bin/sh
# A backup at once and then every night at BACKUP_AT (UTC), of which BACKUP_KEEP are kept.
while :; do
  node src/server/commands/backup.ts --to /backups/ --keep "${BACKUP_KEEP:-14}" ||
    echo "The next try is tonight; docs/operations.md says what to do." >&2
  now=$(date +%s)
  next=$(date -d "${BACKUP_AT:-02:30}" +%s)
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  sleep $((next - now))
done
