import { z } from 'zod';
import { faintestPair } from '../rules/colors/accent.js';
import { bareIdentifier, isAbn } from '../rules/australian-numbers.js';
import type { ColorMode } from '../rules/colors/palette.js';
import { isIdentifier } from '../rules/identifiers.js';
import { isHttpsAddress } from '../rules/https-address.js';

/** A text that is not blank. */
const words = (most: number) =>
  z.string().regex(/\S/, 'must not be empty').max(most, `must have at most ${most} characters`);
const sentence = words(300);
const paragraphs = z.array(words(4_000)).min(1, 'must have at least one entry');
const email = z.email('must be an e-mail address');
const phone = z
  .string()
  .regex(/^\+?[\d ()-]{6,30}$/, 'must be a telephone number of digits, spaces, brackets and hyphens');
const link = z.string().refine(isHttpsAddress, 'must be an https address');
/** An image shipped with the client, by its path, or one at an https address. */
const picture = z
  .string()
  .refine(
    (text) => /^\/[\w./-]+$/.test(text) || isHttpsAddress(text),
    'must be a path such as /logo.svg or an https address',
  );
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date written yyyy-MM-dd')
  .pipe(z.iso.date('is not a day of the calendar'));

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'must be a time zone such as Australia/Sydney');

const section = z.strictObject({ heading: sentence, paragraphs });

/** Characters of a bank file, as many as it has room for. */
const inBankFile = (most: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Z1-9][A-Za-z0-9 /().,+-]{0,${most - 1}}$`),
      `must be 1 to ${most} plain letters, digits and signs, and begin with a capital letter or a digit from 1`,
    )
    .refine((text) => text === text.trim(), 'must not end with a blank');

/** Where the tax withheld is paid to, with the reference that the tax office gave (PAY-13). */
const taxAccount = z.strictObject({
  bsb: z.string().refine((text) => isIdentifier('BSB', text), 'must be a BSB of six digits'),
  accountNumber: z.string().regex(/^\d{1,9}$/, 'must have up to nine digits'),
  accountName: inBankFile(32),
  reference: inBankFile(18),
});

/** The accent on light or on dark screens, with which every text that it takes part in is legible (SCHEME-17). */
const accentOf = (mode: ColorMode) =>
  z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour of six hexadecimal digits such as #0B6E6E')
    .superRefine((color, context) => {
      const faint = faintestPair(color, mode);
      if (!faint) return;
      const [text, ground] = faint.colors;
      context.addIssue(
        `is hard to read in ${mode} mode: ${faint.text} ${text} on ${faint.ground} ${ground} has a contrast of ${faint.ratio.toFixed(1)}:1 and needs 4.5:1`,
      );
    });

/** The definition of one class action (SCHEME-1): another one needs only another file. */
export const schemeFile = z
  .strictObject({
    titles: z.strictObject({ classAction: sentence, portal: sentence, settlementPortal: sentence }),
    logos: z.array(z.strictObject({ image: picture, alt: sentence })).max(2, 'must have at most two entries'),
    accent: z
      .strictObject({ light: accentOf('light'), dark: accentOf('dark') })
      .nullable()
      .default(null),
    contactEmail: email,
    contactPhone: z.strictObject({ number: phone, hours: sentence }).nullable().default(null),
    supportEmail: email,
    shareName: sentence,
    openingBalanceDate: date,
    tradePeriod: z.strictObject({ start: date, end: date }),
    timeZone,
    currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as AUD'),
    courtOrderDate: date,
    nextNews: sentence.nullable().default(null),
    privacyUrl: link,
    copyright: sentence,
    tradeTemplateUrl: link.nullable(),
    landing: z.strictObject({ settlement: section, claimBackground: section, natureOfClaim: section }),
    acknowledgements: paragraphs,
    notices: z.strictObject({
      preliminary: z.strictObject({ name: sentence, url: link }).nullable(),
      assessmentName: sentence,
    }),
    removedClaims: z.strictObject({
      date,
      message: sentence,
      answerBy: date.nullable().default(null),
      sids: z.array(words(64)),
    }),
    payments: z
      .strictObject({
        days: z.array(date).max(200, 'must have at most 200 entries').default([]),
        secondApprovalAbove: z
          .string()
          .regex(/^\d{1,13}(\.\d{2})?$/, 'must be an amount such as 1000000.00')
          .nullable()
          .default(null),
        referencePrefix: z
          .string()
          .regex(/^[A-Z][A-Z0-9]{0,7}$/, 'must be 1 to 8 capital letters and digits, a letter first')
          .default('SID'),
      })
      .prefault({}),
    payer: z
      .strictObject({
        name: sentence,
        abn: z
          .string()
          .refine((text) => isAbn(bareIdentifier(text)), 'must be an ABN')
          .nullable()
          .default(null),
        taxAccount: taxAccount.nullable().default(null),
      })
      .nullable()
      .default(null),
    members: z.strictObject({
      mayCreate: z.boolean(),
      mayUpdate: z.boolean(),
      showNewSubmission: z.boolean(),
    }),
  })
  .refine(({ tradePeriod }) => tradePeriod.start <= tradePeriod.end, {
    path: ['tradePeriod', 'end'],
    message: 'must not be before the start',
  })
  .refine(({ openingBalanceDate, tradePeriod }) => openingBalanceDate <= tradePeriod.start, {
    path: ['openingBalanceDate'],
    message: 'must not be after the start of the trade period',
  });

export type SchemeFile = z.infer<typeof schemeFile>;
