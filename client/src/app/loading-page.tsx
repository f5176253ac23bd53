import { Frame } from '../components/page/frame';
import { LogoTopBar } from './logo-top-bar';

/** The first paint, before any route is there. */
export function LoadingPage() {
  return (
    <Frame>
      <LogoTopBar />
    </Frame>
  );
}
