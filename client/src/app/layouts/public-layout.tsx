import { chakra } from '@chakra-ui/react/styled-system';
import { Outlet } from 'react-router';
import { t } from '@rules/text.js';
import { RouteLink } from '../../components/actions/route-link';
import { LogoPicture, PortalLogo, ProrataLogo } from '../../domain/scheme/brand';
import { Frame, SkipLink, TopBar, TopBarRow } from '../../components/page/frame';
import { paths } from '../../domain/paths';
import { brandName } from '../../domain/scheme/scheme-logo';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useSchemeLogo } from '../../domain/scheme/use-scheme-logo';
import { SiteFooter } from './site-footer';

const HomeLink = chakra(RouteLink, {
  base: { display: 'inline-flex', borderRadius: 'md', minWidth: '0', textDecoration: 'none' },
});

/**
 * The layout of public pages: the scheme's two logos in the header, its name in place of the first and ours
 * in place of the second; the footer below.
 */
export function PublicLayout() {
  const { scheme } = useScheme();
  const left = useSchemeLogo();
  const right = scheme?.logos[1];
  return (
    <Frame>
      <SkipLink href="#main">{t('Skip to content')}</SkipLink>
      <TopBar data-top-bar>
        <TopBarRow>
          <HomeLink
            to={paths.home}
            aria-label={t('{brandName}, go to the landing page', { brandName: brandName(left) })}
          >
            <PortalLogo logo={left} />
          </HomeLink>
          {right ? <LogoPicture {...right} /> : left && <ProrataLogo />}
        </TopBarRow>
      </TopBar>
      <Outlet />
      <SiteFooter />
    </Frame>
  );
}
