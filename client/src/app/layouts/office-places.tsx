import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { PlaceLink } from '../../components/actions/route-link';
import { Tag } from '../../components/feedback/tag';
import { mayAs } from '../../domain/session/may-as';
import { useProfile } from '../../domain/session/use-profile';
import { useOfficeCountsQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { OFFICE_PLACES, type OfficePlace } from './office-place-list';

/** The server counts up to here. */
const MOST = 1000;

const Row = chakra('ul', {
  base: { display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', columnGap: '1' },
});
const Folded = chakra('details', { base: { display: { base: 'block', md: 'none' } } });
const Summary = chakra('summary', {
  base: {
    px: 'gutter.small',
    py: '2',
    textStyle: 'caption',
    color: 'muted',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _focusVisible: { outlineOffset: '-3px' },
  },
});
const Place = chakra(PlaceLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: '11', md: '7' },
    px: { base: 'gutter.small', md: '1' },
    textStyle: 'caption',
    color: 'muted',
    textDecoration: 'none',
    borderRadius: 'sm',
    _hover: { color: 'ink', textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-3px' },
    // Not bolder: the wider word would take the row to another line on some pages.
    _currentPage: { color: 'accent', boxShadow: 'inset 0 -2px 0 currentcolor', borderRadius: '0' },
  },
});
const Words = chakra('span', { base: { srOnly: true } });

type Counted = OfficePlace & { shown: number };

const countText = (count: number) => (count >= MOST ? `${formatCount(MOST)}+` : formatCount(count));

function Count({ shown, counted }: Counted) {
  if (shown === 0) return null;
  return (
    <Tag tone={counted === 'running' ? 'active' : 'needs'}>
      {countText(shown)}
      <Words> {counted}</Words>
    </Tag>
  );
}

/** The places that the user's role opens, with what waits there; counted again with every page. */
function useCountedPlaces(): Counted[] {
  const { user } = useProfile();
  const { pathname } = useLocation();
  const { data, refetch } = useOfficeCountsQuery({ fetchPolicy: 'cache-and-network' });
  const countedAt = useRef(pathname);
  useEffect(
    function countWithEveryPage() {
      if (countedAt.current === pathname) return;
      countedAt.current = pathname;
      // The counts are an extra: without them the links are still there.
      refetch().catch(() => undefined);
    },
    [pathname, refetch],
  );
  return OFFICE_PLACES.filter(({ needs }) => mayAs(user?.role, needs)).map((place) => ({
    ...place,
    shown: (place.count && data?.officeCounts[place.count]) ?? 0,
  }));
}

/** What the closed menu of a phone says: the open page, or what waits. */
function summaryOf(places: readonly Counted[], pathname: string): ReactNode {
  const open = places.find(({ to }) => pathname.startsWith(to));
  const waiting = places.filter(({ shown }) => shown > 0);
  const words = waiting.map(({ name, shown }) => `${name} ${countText(shown)}`).join(', ');
  return open ? t('More: {name}', { name: open.name }) : words ? t('More: {words}', { words }) : t('More');
}

/** The second level of the office's navigation: a row of links, on a phone a menu that closes with each page. */
export function OfficePlaces() {
  const places = useCountedPlaces();
  const { pathname } = useLocation();
  if (places.length === 0) return null;
  const links = places.map((place) => (
    <li key={place.to}>
      <Place to={place.to}>
        {place.name} <Count {...place} />
      </Place>
    </li>
  ));
  return (
    <nav aria-label={t('More pages')}>
      <Row>{links}</Row>
      <Folded key={pathname}>
        <Summary>{summaryOf(places, pathname)}</Summary>
        <ul>{links}</ul>
      </Folded>
    </nav>
  );
}
