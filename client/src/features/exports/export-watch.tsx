import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '../../components/toast/toast-store';
import { useExportRunQuery } from '../../generated/graphql';
import { mayBeDone } from '../../lib/error-message';
import { describeExport } from './export-text';
import { forgetExport, forgetExports, subscribeToExports, watchedExports } from './watched-exports';

const pollEvery = 1000;

/** Polls one export each second, and reports when it has ended. */
function WatchedExport({ id }: { id: string }) {
  const { data, error } = useExportRunQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: pollEvery,
  });
  const run = data?.exportRun;
  // While the server is unavailable polling continues; it stops only when the server rejects the query.
  const refused = error !== undefined && !mayBeDone(error);
  useEffect(
    function sayWhenEnded() {
      if (run?.status === 'DONE') showToast('success', `${describeExport(run)}: the export is ready.`);
      if (run?.status === 'FAILED') showToast('error', `${describeExport(run)}: the export has failed.`);
      if (refused || run?.status === 'DONE' || run?.status === 'FAILED') forgetExport(id);
    },
    [id, refused, run],
  );
  return null;
}

/** Polls the exports of this tab on every page; the pages read the progress from the cache. */
export function ExportWatch() {
  const ids = useSyncExternalStore(subscribeToExports, watchedExports);
  useEffect(function forgetAtSignOut() {
    return forgetExports;
  }, []);
  return ids.map((id) => <WatchedExport key={id} id={id} />);
}
