/** A text for HTML, inside an element or a quoted attribute. */
export const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
