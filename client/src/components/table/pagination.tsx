import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../lib/amounts';
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
    <Bar aria-label="Pages">
      <Button px="3" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon />
        Previous
      </Button>
      <span aria-live="polite">
        Page {formatCount(page)} of {formatCount(last)}
      </span>
      <Button px="3" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRightIcon />
      </Button>
    </Bar>
  );
}
