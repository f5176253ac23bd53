import type { SchemeSettingModel } from './scheme-settings.model.js';
import type { SchemeFile } from './scheme.js';

/** The section under which the settings of each part of the file are shown, in this order; none can be left out. */
const SECTIONS: Record<keyof SchemeFile, string> = {
  titles: 'Titles',
  logos: 'Logos',
  contactEmail: 'Addresses and footer',
  supportEmail: 'Addresses and footer',
  privacyUrl: 'Addresses and footer',
  copyright: 'Addresses and footer',
  shareName: 'Shares and dates',
  openingBalanceDate: 'Shares and dates',
  tradePeriod: 'Shares and dates',
  courtOrderDate: 'Shares and dates',
  timeZone: 'Time and money',
  currency: 'Time and money',
  members: 'What members may do',
  notices: 'Notices and templates',
  tradeTemplateUrl: 'Notices and templates',
  landing: 'Landing page',
  acknowledgements: 'Acknowledgements',
  removedClaims: 'Removed claims',
};

/** Every setting of a scheme by its name in the file. */
export function settingsOf(scheme: SchemeFile): SchemeSettingModel[] {
  return (Object.keys(SECTIONS) as (keyof SchemeFile)[]).flatMap((part) =>
    leavesOf(part, scheme[part]).map((leaf) => ({ section: SECTIONS[part], ...leaf })),
  );
}

/** What a setting may be made of. */
type Value = string | boolean | null | readonly Value[] | { readonly [name: string]: Value };

function leavesOf(name: string, value: Value): { name: string; value: string }[] {
  if (value === null || typeof value !== 'object') return [{ name, value: String(value ?? '') }];
  if (isListOfTexts(value)) return [{ name, value: value.join('\n') }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(`${name}.${key}`, inner));
}

function isListOfTexts(value: object): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
