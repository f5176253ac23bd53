import { tabTexts } from '../../lib/browser-storage';

const key = 'scheme-logo';

/** A picture in the header and its words. */
export interface SchemeLogo {
  image: string;
  alt: string;
}

/** Remembers the scheme's logo for the moments before the scheme is loaded; none when the scheme names none. */
export function rememberSchemeLogo(logo: SchemeLogo | undefined) {
  if (logo) tabTexts.set(key, JSON.stringify({ image: logo.image, alt: logo.alt }));
  else tabTexts.remove(key);
}

/** The logo that was last seen in this tab. */
export function recallSchemeLogo(): SchemeLogo | undefined {
  try {
    return (JSON.parse(tabTexts.get(key) ?? 'null') as SchemeLogo | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What the portal is called where its logo is and in the browser's tab: the words of the scheme's logo, else our name. */
export function brandName(logo: SchemeLogo | undefined): string {
  return logo?.alt ?? 'Prorata';
}
