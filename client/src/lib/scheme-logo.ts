const key = 'scheme-logo';

/** A picture in the header and its words. */
export interface SchemeLogo {
  image: string;
  alt: string;
}

/** Remembers the scheme's logo for the moments before the scheme is loaded; none when the scheme names none. */
export function rememberSchemeLogo(logo: SchemeLogo | undefined) {
  if (logo) sessionStorage.setItem(key, JSON.stringify({ image: logo.image, alt: logo.alt }));
  else sessionStorage.removeItem(key);
}

/** The logo that was last seen in this tab. */
export function recallSchemeLogo(): SchemeLogo | undefined {
  const kept = sessionStorage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as SchemeLogo);
}

/** What the portal is called where its logo stands and in the browser's tab: the words of the scheme's logo, else our name. */
export function brandName(logo: SchemeLogo | undefined): string {
  return logo?.alt ?? 'Prorata';
}
