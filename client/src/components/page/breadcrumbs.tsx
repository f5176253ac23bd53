import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../actions/text-link';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    textStyle: 'caption',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    _print: { display: 'none' },
    '& > li': { overflowWrap: 'anywhere' },
    '& > li + li::before': { content: '"/ "', color: 'muted' },
  },
});

/** A page above the current one. */
export interface Crumb {
  to: string;
  name: string;
  /** The state with which the page is opened. */
  state?: object;
}

interface BreadcrumbsProps {
  above: readonly Crumb[];
  /** The current page. */
  current: string;
}

/** The way from the lists down to the current page, each step a link. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <List>
        {above.map(({ to, name, state }) => (
          <li key={to}>
            <TextLink to={to} state={state}>
              {name}
            </TextLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
