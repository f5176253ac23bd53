import { Frame, TopBar, TopBarRow } from '../components/page/frame';
import { ProrataLogo } from '../components/brand';

/** The first paint, before any route is there. */
export function LoadingPage() {
  return (
    <Frame>
      <TopBar>
        <TopBarRow>
          <ProrataLogo />
        </TopBarRow>
      </TopBar>
    </Frame>
  );
}
