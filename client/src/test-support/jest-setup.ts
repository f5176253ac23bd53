import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** How long `findBy` and `waitFor` wait: long enough that a busy machine does not make a test fail. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout, so there is nothing to observe and nowhere to scroll. */
class NoResizeObserver implements ResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

window.ResizeObserver = NoResizeObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
