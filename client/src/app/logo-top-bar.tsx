import { PortalLogo } from '../domain/scheme/brand';
import { TopBar, TopBarRow } from '../components/page/frame';
import { recallSchemeLogo } from '../domain/scheme/scheme-logo';

/** The header of pages that need no server: the logo of the scheme, by default the one last seen in this tab. */
export function LogoTopBar({ logo = recallSchemeLogo() }: Partial<Parameters<typeof PortalLogo>[0]>) {
  return (
    <TopBar>
      <TopBarRow>
        <PortalLogo logo={logo} />
      </TopBarRow>
    </TopBar>
  );
}
