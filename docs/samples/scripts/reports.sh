#!/usr/bin/env bash
# Saves the reports. A report that breaks off makes curl fail, so that half of one is never taken for all of it.
set -euo pipefail

for report in settlements-export settlements-trade-export settlements-export-v3 \
  submissions/rcr-export-v1 trade-data/rcr-export-v1; do
  curl --retry 10 --silent --show-error --fail-with-body --header "Authorization: Bearer $PRORATA_TOKEN" \
    --output "${report//\//-}.csv" "$PRORATA_URL/api/reports/$report"
done
