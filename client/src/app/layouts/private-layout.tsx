import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { RouteLink } from '../../components/actions/route-link';
import { PortalLogo } from '../../domain/scheme/brand';
import { Frame, SkipLink, TopBar, TopBarRow } from '../../components/page/frame';
import { SessionEndWarning } from '../../features/session-end/session-end-warning';
import { useTourStep } from '../../features/tour/tour-store';
import { paths } from '../../domain/paths';
import { brandName } from '../../domain/scheme/scheme-logo';
import { useKnownUser } from '../../domain/session/use-known-user';
import { useSchemeLogo } from '../../domain/scheme/use-scheme-logo';
import { AccountMenu } from './account-menu';
import { AdminTabs } from './admin-tabs';
import { SiteFooter } from './site-footer';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { mayAs } from '../../domain/session/may-as';
import { useNarrow } from '../../lib/use-narrow';

/** Loaded when somebody takes it. */
const Tour = lazy(async () => ({ default: (await import('../../features/tour/tour')).Tour }));
/** Members never need these. */
const JobsTray = lazy(async () => ({ default: (await import('../jobs/jobs-tray')).JobsTray }));
const SubmissionFinder = lazy(async () => ({
  default: (await import('../../features/submissions/finding/submission-finder')).SubmissionFinder,
}));
const MaintenanceBanner = lazy(async () => ({
  default: (await import('../../features/maintenance/maintenance-banner')).MaintenanceBanner,
}));
const OfficeKeys = lazy(async () => ({ default: (await import('./office-keys')).OfficeKeys }));
const OfficePlaces = lazy(async () => ({ default: (await import('./office-places')).OfficePlaces }));
const OfficeMenu = lazy(async () => ({ default: (await import('./office-places')).OfficeMenu }));

const LogoLink = chakra(RouteLink, {
  base: {
    display: 'inline-flex',
    borderRadius: 'md',
    flexShrink: '0',
    maxWidth: 'full',
    textDecoration: 'none',
  },
  // On a phone next to the search and the menu.
  variants: { crowded: { true: { mdDown: { flex: '1 1 5.5rem', minWidth: '0' } } } },
});
const WideTabs = chakra('div', {
  base: { flex: '1', alignSelf: 'stretch', display: { base: 'none', xl: 'flex' }, ps: '4', my: '-2' },
});
const NarrowTabs = chakra('div', { base: { display: { xl: 'none' }, px: '6' } });
/** Keeps the place of the menu while it loads, likewise. */
const MenuPlace = chakra('div', { base: { flexShrink: '0', minWidth: '24', minHeight: '9' } });
/** Keeps the place of the button while it loads, so that the header does not move. */
const Tray = chakra('div', {
  base: { flexShrink: '0', minWidth: { base: '7rem', md: '24' }, minHeight: '9' },
});
/** Keeps the place of the search while it loads, likewise. */
const FinderPlace = chakra('div', {
  base: {
    flex: { base: 'none', md: '0 1 18rem' },
    width: { base: '11', md: 'auto' },
    height: '11',
    ms: 'auto',
  },
});
/** Keeps the height of one row while the second level loads, so that the page does not move. */
const SecondLevel = chakra('div', {
  base: {
    // With the line above it.
    minHeight: { base: '14', xl: 'calc({sizes.7} + 1px)' },
    px: '7',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
});

/** The layout of private pages: logo, the office's tabs, the account menu; the footer when the route asks for it. */
export function PrivateLayout() {
  const { user } = useKnownUser();
  const isOffice = mayAs(user?.role, Permission.ClaimsRead);
  const runsJobs = mayAs(user?.role, Permission.ImportsRun) || mayAs(user?.role, Permission.ExportsRun);
  const isNarrow = useNarrow();
  const logo = useSchemeLogo();
  const tourStep = useTourStep();
  // Loaded with the first use.
  const [showsKeys, setShowsKeys] = useState<boolean>();
  const showKeys = () => setShowsKeys(true);
  const footer = useMatches().some(({ handle }) => (handle as { footer?: boolean } | undefined)?.footer);
  return (
    <Frame>
      <SkipLink href="#main">{t('Skip to content')}</SkipLink>
      <TopBar data-top-bar>
        <TopBarRow>
          <LogoLink
            crowded={isOffice}
            to={isOffice ? paths.admin : paths.profile}
            aria-label={t('{brandName}, go to your home page', { brandName: brandName(logo) })}
          >
            <PortalLogo logo={logo} />
          </LogoLink>
          {isOffice && !isNarrow && (
            <WideTabs>
              <AdminTabs />
            </WideTabs>
          )}
          {isOffice && (
            <Suspense fallback={<FinderPlace />}>
              <SubmissionFinder onHelp={showKeys} />
            </Suspense>
          )}
          {isOffice && isNarrow && (
            <MenuPlace data-tour="places">
              <Suspense>
                <OfficeMenu />
              </Suspense>
            </MenuPlace>
          )}
          {user && runsJobs && (
            <Tray>
              <Suspense>
                <JobsTray role={user.role} />
              </Suspense>
            </Tray>
          )}
          <AccountMenu email={user?.email ?? ''} onKeys={isOffice ? showKeys : undefined} />
        </TopBarRow>
        {isOffice && !isNarrow && (
          <NarrowTabs>
            <AdminTabs />
          </NarrowTabs>
        )}
        {isOffice && !isNarrow && (
          <SecondLevel data-tour="places">
            <Suspense>
              <OfficePlaces />
            </Suspense>
          </SecondLevel>
        )}
      </TopBar>
      {isOffice && (
        <Suspense>
          <MaintenanceBanner />
        </Suspense>
      )}
      {showsKeys !== undefined && (
        <Suspense>
          <OfficeKeys open={showsKeys} onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      <Outlet />
      {footer && <SiteFooter />}
      {tourStep !== undefined && (
        <Suspense fallback={null}>
          <Tour step={tourStep} />
        </Suspense>
      )}
      <SessionEndWarning />
    </Frame>
  );
}
