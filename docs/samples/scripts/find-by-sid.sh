#!/usr/bin/env bash
# Prints the claim with a SID: find-by-sid.sh 00123
set -euo pipefail

# Waits and retries when the server asks for it (429, 503); writes to a file, so that a failed response leaves nothing behind.
prorata() {
  local answer code=0
  answer=$(mktemp)
  curl --retry 10 --silent --show-error --fail-with-body --header "Authorization: Bearer $PRORATA_TOKEN" \
    --output "$answer" "$@" || code=$?
  cat "$answer"
  rm "$answer"
  return "$code"
}

# The exact SID comes first.
found=$(prorata --get --data filter=ALL --data-urlencode "query=$1" "$PRORATA_URL/api/settlement-submission/search") ||
  { echo "$found" >&2; exit 1; }
if [[ ! $found =~ ^\{\"data\":\[\{\"sid\":\""$1"\"[^}]*\"id\":\"([^\"]+)\" ]]; then
  echo "No claim has the SID $1" >&2
  exit 1
fi
prorata "$PRORATA_URL/api/settlement-submission/${BASH_REMATCH[1]}"
