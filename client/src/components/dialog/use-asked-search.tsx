import { useState, type ComponentType } from 'react';
import { SearchButtons } from '../actions/search-buttons';
import type { SearchDialogProps } from './search-dialog';

/**
 * The search of a list: the buttons for the page's heading, and the search dialog.
 * @param search the current search
 * @param searched whether there is anything to clear, when that includes more than the search
 */
export function useAskedSearch(
  Dialog: ComponentType<SearchDialogProps>,
  search: string,
  setSearch: (search: string) => void,
  searched = search !== '',
) {
  const [asking, setAsking] = useState(false);
  return {
    buttons: (
      <SearchButtons searched={searched} onSearch={() => setAsking(true)} onClear={() => setSearch('')} />
    ),
    dialog: (
      <Dialog
        open={asking}
        query={search}
        onClose={() => setAsking(false)}
        onSearch={(query) => {
          setAsking(false);
          setSearch(query);
        }}
      />
    ),
  };
}
