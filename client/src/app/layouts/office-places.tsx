import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { PanelButton } from '../../components/actions/panel-button';
import { PlaceLink } from '../../components/actions/route-link';
import { Tag } from '../../components/feedback/tag';
import { MenuIcon } from '../../components/icons';
import { mayAs } from '../../domain/session/may-as';
import { useProfile } from '../../domain/session/use-profile';
import { useOfficeCountsQuery } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { AdminTabs } from './admin-tabs';
import { OFFICE_PLACES, type OfficePlace } from './office-place-list';

/** The server counts up to here. */
const MOST = 1000;

const Row = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '1' } });
const MenuList = chakra('ul', {
  base: {
    mt: '2',
    pt: '2',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    columns: '9rem',
    columnGap: '1',
    '& > li': { breakInside: 'avoid' },
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

/** What runs by itself waits for nobody. */
const isRunning = ({ count }: OfficePlace) => count === 'importsRunning';

function Count({ shown, ...place }: Counted) {
  if (shown === 0) return null;
  return (
    <Tag tone={isRunning(place) ? 'active' : 'needs'}>
      {countText(shown)}
      <Words> {place.counted}</Words>
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

function linksTo(places: readonly Counted[]): ReactNode {
  return places.map((place) => (
    <li key={place.to}>
      <Place to={place.to}>
        {place.name} <Count {...place} />
      </Place>
    </li>
  ));
}

/** The second level of the office's navigation: a row of links below the tabs. */
export function OfficePlaces() {
  const places = useCountedPlaces();
  if (places.length === 0) return null;
  return (
    <nav aria-label={t('More pages')}>
      <Row>{linksTo(places)}</Row>
    </nav>
  );
}

/**
 * The office's navigation on a phone: a button, with the number of what waits, that opens the tabs and the places, and
 * closes with each page.
 */
export function OfficeMenu() {
  const places = useCountedPlaces();
  const { pathname } = useLocation();
  const waiting = places.reduce((sum, place) => (isRunning(place) ? sum : sum + place.shown), 0);
  return (
    <PanelButton
      key={pathname}
      label={t('Menu')}
      look="quiet"
      icon={<MenuIcon />}
      badge={
        waiting > 0 && (
          <Tag tone="needs">
            {countText(waiting)}
            <Words>{t(' waiting')}</Words>
          </Tag>
        )
      }
    >
      {() => (
        <>
          <AdminTabs />
          <nav aria-label={t('More pages')}>
            <MenuList>{linksTo(places)}</MenuList>
          </nav>
        </>
      )}
    </PanelButton>
  );
}
