import '@testing-library/jest-dom';

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
