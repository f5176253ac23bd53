import { chakra } from '@chakra-ui/react/styled-system';

/** As `formatDate` writes a date in English. Dates of other languages have no hyphens. */
const DAY = /\b(\d{2}-[A-Z][a-z]{2}-\d{4})\b/;

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

/**
 * A sentence whose dates stay on one line each (SCREEN-20): browsers break 24-Aug-2017 at its hyphens. The characters are
 * as written, so that whoever copies the date can paste it into a field or a search.
 */
export function Dated({ children }: { children: string }) {
  const pieces = children.split(DAY);
  if (pieces.length === 1) return children;
  return pieces.map((piece, nth) => (nth % 2 === 0 ? piece : <Whole key={nth}>{piece}</Whole>));
}
