import { t } from '@rules/text.js';
import type { SchemeQuery } from '../../generated/types';
import { tabTexts } from '../../lib/browser-storage';

const key = 'scheme-logo';

/** The mark of the scheme in the header: an image and its alternative text, or, without an image, the scheme's name. */
export interface SchemeLogo {
  image?: string;
  alt: string;
}

/** The first logo of the scheme, or its name when it has none. */
export function firstLogo({
  logos,
  classActionTitle,
}: Pick<SchemeQuery['scheme'], 'logos' | 'classActionTitle'>): SchemeLogo {
  return logos[0] ?? { alt: classActionTitle };
}

/** Stores the scheme's logo for the time before the scheme is loaded. */
export function rememberSchemeLogo({ image, alt }: SchemeLogo) {
  tabTexts.set(key, JSON.stringify({ image, alt }));
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
 * The portal's name in the title of the tab: the text of the scheme's logo, else the scheme's name; ours until it is known.
 */
export function brandName(logo: SchemeLogo | undefined): string {
  return logo?.alt ?? t('Prorata');
}
