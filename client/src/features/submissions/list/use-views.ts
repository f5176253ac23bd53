import { useSearchParams } from 'react-router';
import { filterParams } from './submission-filters';
import { moreColumns, useChosenColumns } from './use-chosen-columns';

/** The parameter of a saved view that holds the added columns, which are not in the list's address. */
const COLUMNS = 'columns';

/** The parameters of the address that a view keeps: what is listed and in which order, not which page of it. */
const keptParams: readonly string[] = [...filterParams, 'search', 'sort'];

const kept = (params: URLSearchParams) =>
  new URLSearchParams(keptParams.flatMap((name) => params.getAll(name).map((value) => [name, value])));

/** The list as it is now, as a view keeps it, and the function that shows a view. */
export function useViews(): { query: string; open: (query: string) => void } {
  const [params, setParams] = useSearchParams();
  const [columns, , setColumns] = useChosenColumns();
  const now = kept(params);
  if (columns.length > 0) now.set(COLUMNS, columns.join('.'));
  return {
    query: String(now),
    open: (query) => {
      const view = new URLSearchParams(query);
      const names = (view.get(COLUMNS) ?? '').split('.');
      setColumns(moreColumns.map(([column]) => column).filter((column) => names.includes(column)));
      setParams(kept(view));
    },
  };
}
