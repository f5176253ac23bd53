import { countrySpecs } from 'ibantools';

/** What people write and the list of names does not have. */
const ALSO: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  'united states of america': 'US',
  'hong kong': 'HK',
  macau: 'MO',
  holland: 'NL',
  'the netherlands': 'NL',
  'republic of ireland': 'IE',
  'czech republic': 'CZ',
  turkey: 'TR',
  uae: 'AE',
  'republic of korea': 'KR',
  'viet nam': 'VN',
};

const byName = new Map<string, string>();

/** The ISO code of a country by its code or its English name; undefined for what is neither. */
export function countryCode(text: string): string | undefined {
  const name = text.trim().replace(/\.$/, '').toLowerCase();
  const code = name.toUpperCase();
  if (Object.hasOwn(countrySpecs, code)) return code;
  return Object.hasOwn(ALSO, name) ? ALSO[name] : names().get(name);
}

function names(): ReadonlyMap<string, string> {
  if (byName.size > 0) return byName;
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  for (const code of Object.keys(countrySpecs)) byName.set(english.of(code)!.toLowerCase(), code);
  return byName;
}
