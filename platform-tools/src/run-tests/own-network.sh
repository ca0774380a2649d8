#!/usr/bin/env bash
# Runs a command on loopback ports of its own, where the machine allows it; elsewhere as it is. `--may` only asks.
# A second interface is up as well: with loopback alone, browsers believe that they are offline.
set -euo pipefail
up='ip link set lo up && ip link add up0 type veth peer name up1 &&
  ip addr add 192.0.2.2/24 dev up0 && ip link set up0 up && ip link set up1 up'
may() { unshare --net bash -c "$up" 2>/dev/null; }
if [ "$1" = --may ]; then may; exit; fi
if may; then exec unshare --net bash -c "$up"' && exec "$@"' own-network "$@"; fi
exec "$@"
