import { useRef } from 'react';
import { t } from '@rules/text.js';
import { SearchIcon } from '../icons';
import { Button } from './button';

interface SearchButtonsProps {
  searched: boolean;
  onSearch: () => void;
  onClear: () => void;
}

/** Search and, while a search is active, Clear Search, for the heading of a list. */
export function SearchButtons({ searched, onSearch, onClear }: SearchButtonsProps) {
  const search = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // The pressed button is removed.
    search.current?.focus();
    onClear();
  };
  return (
    <>
      {searched && <Button onClick={clear}>{t('Clear Search')}</Button>}
      <Button ref={search} look="primary" onClick={onSearch}>
        <SearchIcon />
        {t('Search')}
      </Button>
    </>
  );
}
