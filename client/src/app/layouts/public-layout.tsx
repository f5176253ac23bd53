import { Outlet } from 'react-router';
import { ProrataLogo, SchemeLogo } from '../../components/brand';
import { Frame, SkipLink, TopBar, TopBarRow } from '../../components/page/frame';
import { useScheme } from '../../lib/use-scheme';
import { SiteFooter } from './site-footer';

/** Pages for everybody: the two logos above, the footer below. */
export function PublicLayout() {
  const { scheme } = useScheme();
  return (
    <Frame>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar>
        <TopBarRow>
          <ProrataLogo />
          {scheme && <SchemeLogo name={scheme.classActionTitle} />}
        </TopBarRow>
      </TopBar>
      <Outlet />
      <SiteFooter />
    </Frame>
  );
}
