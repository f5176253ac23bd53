/** Points across an element at which the page behind it is looked at. */
const ACROSS = [0.02, 0.26, 0.5, 0.74, 0.98];

/** Whether text or a control of the page is behind an element that lies over it. */
export function hasTextBehind(over: Element): boolean {
  const box = over.getBoundingClientRect();
  const behind = new Set<Element>();
  for (const x of ACROSS)
    for (const y of ACROSS)
      for (const element of document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height))
        if (!over.contains(element)) behind.add(element);
  return [...behind].some((element) => isControl(element) || hasOwnTextIn(element, box));
}

function isControl(element: Element): boolean {
  return element.matches('button, input, select, textarea, img');
}

function hasOwnTextIn(element: Element, box: DOMRect): boolean {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return texts.some((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some((line) => overlap(line, box));
  });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
