import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { NO_PAGE } from '../../lib/use-page-param';
import { Button } from '../actions/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'space-between', md: 'flex-end' },
    gap: '2',
    mt: '4',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PaginationProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/**
 * Previous and next; previous does nothing on page 1 and next does nothing on the last page. Renders nothing for an
 * invalid page number, for which the list shows `NoSuchPage`.
 */
export function Pagination({ page, totalPages, onPage }: PaginationProps) {
  if (page === NO_PAGE) return null;
  const last = Math.max(1, totalPages);
  return (
    <Bar aria-label={t('Pages')}>
      <Button px="3" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon />
        {t('Previous')}
      </Button>
      <span aria-live="polite">{t('Page {page, number} of {last, number}', { page, last })}</span>
      <Button px="3" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('Next')}
        <ChevronRightIcon />
      </Button>
    </Bar>
  );
}
