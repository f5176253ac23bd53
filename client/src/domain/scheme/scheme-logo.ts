import { tabTexts } from '../../lib/browser-storage';

const key = 'scheme-logo';

/** An image in the header and its alternative text. */
export interface SchemeLogo {
  image: string;
  alt: string;
}

/** Stores the scheme's logo for the time before the scheme is loaded; none when the scheme names none. */
export function rememberSchemeLogo(logo: SchemeLogo | undefined) {
  if (logo) tabTexts.set(key, JSON.stringify({ image: logo.image, alt: logo.alt }));
  else tabTexts.remove(key);
}

/** The logo last stored in this tab. */
export function recallSchemeLogo(): SchemeLogo | undefined {
  try {
    return (JSON.parse(tabTexts.get(key) ?? 'null') as SchemeLogo | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The portal's name next to its logo and in the title of the tab: the text of the scheme's logo, otherwise our name.
 */
export function brandName(logo: SchemeLogo | undefined): string {
  return logo?.alt ?? 'Prorata';
}
