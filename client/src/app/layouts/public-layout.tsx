import { chakra } from '@chakra-ui/react/styled-system';
import { Link, Outlet } from 'react-router';
import { LogoPicture, ProrataLogo, SchemeLogo } from '../../components/brand';
import { Frame, SkipLink, TopBar, TopBarRow } from '../../components/page/frame';
import { paths } from '../../lib/paths';
import { useScheme } from '../../lib/use-scheme';
import { SiteFooter } from './site-footer';

const HomeLink = chakra(Link, {
  base: { display: 'inline-flex', borderRadius: 'md', minWidth: '0', textDecoration: 'none' },
});

/** Pages for everybody: the scheme's two logos above, ours in place of those it names none for; the footer below. */
export function PublicLayout() {
  const { scheme } = useScheme();
  const [left, right] = scheme?.logos ?? [];
  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar>
        <TopBarRow>
          <HomeLink to={paths.home} aria-label={`${left?.alt ?? 'Prorata'}, to the first page`}>
            {left ? <LogoPicture {...left} /> : <ProrataLogo />}
          </HomeLink>
          {right ? <LogoPicture {...right} /> : scheme && <SchemeLogo name={scheme.classActionTitle} />}
        </TopBarRow>
      </TopBar>
      <Outlet />
      <SiteFooter />
    </Frame>
  );
}
