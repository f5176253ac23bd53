/** The sign-in page as the server has rendered it (client/public/sign-in.js). */
const PAGE = '#sign-in';

/** What was typed into this field of the page's HTML before the application took it over (UX-33). */
export function typedBefore(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>(`${PAGE} input[name="${name}"]`)?.value;
}
