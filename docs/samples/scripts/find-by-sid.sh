#!/usr/bin/env bash
# Prints the claim with a SID: find-by-sid.sh 00123
set -euo pipefail

prorata() { curl --silent --show-error --fail-with-body --header "Authorization: Bearer $PRORATA_TOKEN" "$@"; }

# The exact SID stands first.
found=$(prorata --get --data filter=ALL --data-urlencode "query=$1" "$PRORATA_URL/api/settlement-submission/search")
if [[ ! $found =~ ^\{\"data\":\[\{\"sid\":\""$1"\"[^}]*\"id\":\"([^\"]+)\" ]]; then
  echo "No claim has the SID $1" >&2
  exit 1
fi
prorata "$PRORATA_URL/api/settlement-submission/${BASH_REMATCH[1]}"
