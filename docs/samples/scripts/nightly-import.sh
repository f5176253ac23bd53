#!/usr/bin/env bash
# Imports a file and waits for the end: nightly-import.sh settlement-records records.csv
#                                        nightly-import.sh settlement-records/trade trades.csv
# Options of the import follow its name: nightly-import.sh 'settlement-records/trade?numbers=comma&days=day-first' trades.csv
set -euo pipefail
kind=$1 file=$2

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

accepted=$(prorata --form "file=@$file" "$PRORATA_URL/api/import/$kind") || { echo "$accepted" >&2; exit 1; }
id=$(sed -E 's/.*"importId":"([^"]+)".*/\1/' <<<"$accepted")

question='{"query":"query ($id: ID!) { importRun(id: $id) { status message read created updated unchanged rejected } }","variables":{"id":"'$id'"}}'
until
  run=$(prorata --header 'Content-Type: application/json' --data "$question" "$PRORATA_URL/graphql") || { echo "$run" >&2; exit 1; }
  [[ $run =~ \"status\":\"(DONE|REFUSED|CANCELLED|FAILED)\" ]]
do sleep 2; done
echo "$run"

[[ ${BASH_REMATCH[1]} == DONE ]] || exit 1
if [[ ! $run =~ \"rejected\":0[,}] ]]; then
  if prorata "$PRORATA_URL/api/import/$id/rejections" >rejected.csv; then
    echo "Some rows were rejected: see rejected.csv" >&2
  else
    rm --force rejected.csv
    echo "Some rows were rejected: a token with the scope restricted may fetch them" >&2
  fi
  exit 2
fi
