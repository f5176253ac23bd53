/** Finds the innermost element that has a text altogether, also where parts of it, such as a date, are elements of their own. */
export function wholeText(text: string | RegExp): (_: string, element: Element | null) => boolean {
  const has = (element: Element | null) => {
    const shown = element?.textContent ?? '';
    return typeof text === 'string' ? shown === text : text.test(shown);
  };
  return (_, element) => has(element) && !Array.from(element!.children).some(has);
}
