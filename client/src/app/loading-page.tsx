import { Frame } from '../components/page/frame';
import { LogoTopBar } from './logo-top-bar';

const LINES = ['heading', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What follows the first paint of `index.html`, with the same lines, before any route has loaded (UX-24). */
export function LoadingPage() {
  return (
    <Frame>
      <LogoTopBar />
      <div className="first-lines" aria-hidden>
        {LINES.map((line) => (
          <div key={line} />
        ))}
      </div>
    </Frame>
  );
}
