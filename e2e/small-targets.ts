import type { Page } from 'playwright-core';

/**
 * The controls of the page that are hard to hit (WCAG 2.2, 2.5.8), each with its size in pixels: less than 24 by 24, without
 * that much room around it, and without a label that is large enough. A link in a sentence may be as high as its line. Axe's
 * own rule takes a field that is scrolled half under a bar for a small one, so controls are measured whole here, and
 * compared with those that move together with them.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 24;
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option], [role=menuitem]';
    const sizeOf = (element: Element) => element.getBoundingClientRect();
    // Less than half a pixel is how a browser rounds.
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < LEAST - 0.5;
    const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

    /** The bar, dialog or page with which an element scrolls. */
    const layerOf = (element: Element): Element | null => {
      for (let above: Element | null = element; above; above = above.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(above).position)) return above;
      return null;
    };
    /** A link among words that are no link. */
    const isInSentence = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      let block = element.parentElement!;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      const copy = block.cloneNode(true) as Element;
      copy.querySelectorAll('a, button').forEach((link) => link.remove());
      return /\p{L}/u.test(copy.textContent);
    };
    const isPressable = (element: Element) => {
      const { width, height } = sizeOf(element);
      // What only screen readers find is one pixel large.
      const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      return (
        isSeen &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        !element.closest('[inert], [aria-hidden=true]')
      );
    };
    const hasLargeLabel = (element: Element) =>
      [...((element as HTMLInputElement).labels ?? [])].some((label) => !isSmall(sizeOf(label)));

    const controls = [...document.querySelectorAll(CONTROLS)].filter(isPressable);
    const isTooNear = (element: Element, other: Element) => {
      if (other === element || other.contains(element) || element.contains(other)) return false;
      const [middle, size] = [middleOf(sizeOf(element)), sizeOf(other)];
      const near = isSmall(size) ? middleOf(size) : undefined;
      const dx = Math.max(size.left - middle.x, 0, middle.x - size.right);
      const dy = Math.max(size.top - middle.y, 0, middle.y - size.bottom);
      const isNear =
        Math.hypot(dx, dy) < LEAST / 2 ||
        (near !== undefined && Math.hypot(near.x - middle.x, near.y - middle.y) < LEAST - 0.5);
      return isNear && layerOf(element) === layerOf(other);
    };
    return controls
      .filter((element) => isSmall(sizeOf(element)) && !hasLargeLabel(element) && !isInSentence(element))
      .filter((element) => controls.some((other) => isTooNear(element, other)))
      .map((element) => {
        const { width, height } = sizeOf(element);
        return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`;
      });
  });
