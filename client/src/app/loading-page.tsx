import { Frame, TopBar, TopBarRow } from '../components/page/frame';
import { PortalLogo } from '../components/brand';
import { recallSchemeLogo } from '../lib/scheme-logo';

/** The first paint, before any route is there. */
export function LoadingPage() {
  return (
    <Frame>
      <TopBar>
        <TopBarRow>
          <PortalLogo logo={recallSchemeLogo()} />
        </TopBarRow>
      </TopBar>
    </Frame>
  );
}
