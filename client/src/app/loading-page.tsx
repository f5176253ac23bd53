import { Frame } from '../components/page/frame';
import { LogoTopBar } from './logo-top-bar';

/** The first paint, before any route has loaded. */
export function LoadingPage() {
  return (
    <Frame>
      <LogoTopBar />
    </Frame>
  );
}
