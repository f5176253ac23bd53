import type { SchemeSettingModel } from './scheme-settings.model.js';
import { labelOf } from './setting-labels.js';
import type { SchemeFile } from './scheme.js';

/**
 * The section in which the settings of each part of the file are displayed, in this order; the type requires all parts.
 */
const SECTIONS: Record<keyof SchemeFile, string> = {
  titles: 'Titles',
  logos: 'Logos and colour',
  accent: 'Logos and colour',
  contactEmail: 'Addresses and footer',
  contactPhone: 'Addresses and footer',
  supportEmail: 'Addresses and footer',
  privacyUrl: 'Addresses and footer',
  copyright: 'Addresses and footer',
  shareName: 'Shares and dates',
  openingBalanceDate: 'Shares and dates',
  tradePeriod: 'Shares and dates',
  courtOrderDate: 'Shares and dates',
  nextNews: 'Shares and dates',
  timeZone: 'Time and money',
  currency: 'Time and money',
  payments: 'Time and money',
  payer: 'Time and money',
  members: 'What members may do',
  notices: 'Notices and templates',
  tradeTemplateUrl: 'Notices and templates',
  landing: 'Landing page',
  acknowledgements: 'Acknowledgements',
  removedClaims: 'Removed claims',
};

/** All settings of a scheme, by their names in the file, each with what it is in words. */
export function settingsOf(scheme: SchemeFile): SchemeSettingModel[] {
  return (Object.keys(SECTIONS) as (keyof SchemeFile)[]).flatMap((part) =>
    leavesOf(part, scheme[part]).map((leaf) => ({
      section: SECTIONS[part],
      label: labelOf(leaf.name),
      ...leaf,
    })),
  );
}

/** The possible values of a setting. */
type Value = string | boolean | null | readonly Value[] | { readonly [name: string]: Value };

function leavesOf(name: string, value: Value): { name: string; value: string }[] {
  if (value === null || typeof value !== 'object') return [{ name, value: String(value ?? '') }];
  if (isListOfTexts(value)) return [{ name, value: value.join('\n') }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(`${name}.${key}`, inner));
}

function isListOfTexts(value: object): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
