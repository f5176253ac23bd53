import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

/** How long `findBy` and `waitFor` wait: long enough that a busy machine does not make a test fail. */
configure({ asyncUtilTimeout: 15_000 });

/**
 * React's development build captures a stack trace for each element it creates, which takes a seventh of the CPU time of
 * these tests. Only warnings show them, and those still name their component. React itself captures no more of them after
 * 10,000 in a second; this is that state.
 */
Object.defineProperty(
  (React as unknown as Record<string, object>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE!,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

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
document.elementsFromPoint = () => [];
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
