import { findingText } from '../../../rules/assessment/finding-text.js';
import {
  blockedClause,
  haltQuestion,
  limitSentence,
  LOSS_IS_NO_PAYMENT,
  noPartSentence,
} from '../../../rules/assessment/outcome-text.js';
import { type AnySlice, sliceSentence, type SliceContext } from '../../../rules/assessment/slice-text.js';
import { isStated } from '../../../rules/assessment/stated-price.js';
import { dayText } from '../../../rules/day-text.js';
import { describeRules, moneyIn } from '../../../rules/describe-rules.js';
import type { RulesDocument } from '../../../rules/rules-document.js';
import { activeLanguage, ENGLISH, t } from '../../../rules/text.js';
import type { KeptTrade } from '../../../rules/trade-warnings.js';
import { transactionTypeLabels } from '../../../rules/transaction-type-labels.js';
import type { AssessedStatus } from '../../assessed-status.js';
import type { DerivedTrace } from '../../tracing/derive-trace.js';
import { type PdfColumn, TaggedPdf } from './tagged-pdf.js';

/** What a notice says besides the derivation. Moments are texts in the scheme's time zone. */
export interface NoticeFacts {
  /** The name of the notice, and of the class action. */
  title: string;
  scheme: string;
  holder: string;
  registeredOwner: string;
  publishedAt: string;
  moment: string;
  runNumber: number;
  rulesNumber: number;
  rulesSha256: string;
  code: string;
  /** Where anybody asks whether the code is real. */
  codeAddress: string;
  /** yyyy-MM-dd */
  objectionsUntil: string;
  isFinal: boolean;
  /** The page of the assessment. */
  address: string;
  contact: string;
}

/** As texts: the module of the enum would bring the database library into the thread. */
type Status = `${AssessedStatus}`;
const statusOf = ({ claim }: Trace): Status => claim.status;

type Trace = Pick<
  DerivedTrace,
  | 'claim'
  | 'openingBalance'
  | 'findings'
  | 'acceptedCodes'
  | 'trades'
  | 'tradeCount'
  | 'slices'
  | 'sliceCount'
>;

const COLUMNS: readonly PdfColumn[] = [
  { header: t('Transaction'), width: 0.22 },
  { header: t('Trade date'), width: 0.16 },
  { header: t('Shares'), width: 0.2, align: 'end' },
  { header: t('Price'), width: 0.18, align: 'end' },
  { header: t('Total'), width: 0.24, align: 'end' },
];

/** The language of the texts; this portal's English is Australian. */
const languageOf = () => (activeLanguage() === ENGLISH ? 'en-AU' : activeLanguage());

/** The assessment notice of a claim as a tagged PDF (NOTICE-19). */
export async function noticePdf(facts: NoticeFacts, rules: RulesDocument, trace: Trace): Promise<Uint8Array> {
  const name = trace.claim.sid === null ? t('Claim without a SID') : t('SID {sid}', { sid: trace.claim.sid });
  const pdf = await TaggedPdf.create(`${facts.title}, ${name}`, languageOf(), (page) =>
    t('{title}, {name} – code {code} – page {page}', { title: facts.title, name, code: facts.code, page }),
  );
  pdf.paragraph(facts.scheme, { color: '#595959' });
  pdf.heading(1, facts.title);
  pdf.definitions([
    [t('SID'), trace.claim.sid ?? t('None')],
    [t('Holder'), facts.holder],
    ...(facts.registeredOwner.trim() ? [[t('Registered owner'), facts.registeredOwner] as const] : []),
    [t('Published'), facts.publishedAt],
  ]);
  outcome(pdf, facts, rules, trace);
  const status = statusOf(trace);
  if (status === 'ASSESSED' || status === 'BLOCKED') await trades(pdf, rules, trace);
  if (status === 'ASSESSED') await derivation(pdf, rules, trace);
  await rulesInWords(pdf, facts, rules);
  particulars(pdf, facts, trace);
  objecting(pdf, facts);
  return pdf.end();
}

function outcome(pdf: TaggedPdf, facts: NoticeFacts, { currency }: RulesDocument, trace: Trace): void {
  const { claim, findings, acceptedCodes } = trace;
  pdf.heading(2, t('Recognised loss'));
  if (statusOf(trace) === 'BLOCKED') {
    pdf.paragraph(t('This claim has no recognised loss yet'), { isBold: true });
    const codes = findings
      .filter(({ code, severity }) => severity === 'ERROR' && !acceptedCodes.some((one) => one === code))
      .map(({ code }) => code);
    pdf.paragraph(`${blockedClause(codes)}: ${[...new Set(codes)].map(findingText).join('; ')}.`);
    const question = haltQuestion(codes);
    if (question) pdf.paragraph(question);
  } else if (claim.recognisedLoss === null) {
    pdf.paragraph(noPartSentence(claim.status) ?? t('No part in the assessment'));
  } else {
    pdf.paragraph(moneyIn(currency)(claim.recognisedLoss), { size: 22, isBold: true });
    const limit = limitSentence(claim.limitedBy);
    if (limit) pdf.paragraph(limit);
    pdf.paragraph(LOSS_IS_NO_PAYMENT);
  }
  if (!facts.isFinal)
    pdf.paragraph(
      t('If you think this is wrong, tell us by {day}. The last section says how.', {
        day: dayText(facts.objectionsUntil),
      }),
    );
}

async function trades(pdf: TaggedPdf, { currency, assessment }: RulesDocument, trace: Trace): Promise<void> {
  pdf.heading(2, t('Your trades as they were assessed'));
  const held = trace.openingBalance.trim();
  pdf.paragraph(
    t('Shares held at the close of {day}: {shares}.', {
      day: dayText(assessment.openingDate),
      shares: /^\d+$/.test(held) ? grouped(held) : held || t('not stated'),
    }),
  );
  if (trace.trades.length === 0) pdf.paragraph(t('There are no transactions.'));
  else await pdf.table(COLUMNS, tradeRows(trace.trades, moneyIn(currency)));
  if (trace.tradeCount > trace.trades.length)
    pdf.paragraph(
      t('These are {listed, number} of {count, number} transactions. Write to us for the others.', {
        listed: trace.trades.length,
        count: trace.tradeCount,
      }),
    );
}

function* tradeRows(trades: readonly KeptTrade[], money: (amount: string) => string) {
  for (const { transactionType, tradeDate, quantity, pricePerShare, totalAmount } of trades)
    yield [
      transactionTypeLabels[transactionType],
      dayText(tradeDate),
      grouped(quantity),
      ...[pricePerShare, totalAmount].map((amount) =>
        isStated(transactionType, amount) ? money(amount) : '–',
      ),
    ];
}

async function derivation(pdf: TaggedPdf, rules: RulesDocument, trace: Trace): Promise<void> {
  pdf.heading(2, t('How it comes about'));
  if (trace.slices.length === 0) pdf.paragraph(t('There are no shares to assess.'));
  else {
    const byId = new Map(trace.trades.map((trade) => [trade.id, trade]));
    const context = { trades: byId, rules: rules.assessment, currency: rules.currency };
    await pdf.numbered(sentencesOf(trace.slices, context));
  }
  if (trace.sliceCount > trace.slices.length)
    pdf.paragraph(
      t('The first {slices, number} of {sliceCount, number} lines. Write to us for the others.', {
        slices: trace.slices.length,
        sliceCount: trace.sliceCount,
      }),
    );
  const { sumOfSlices, limitedBy, recognisedLoss } = trace.claim;
  const money = moneyIn(rules.currency);
  if (trace.sliceCount > 1 && sumOfSlices !== null)
    pdf.paragraph(t('Together, all lines come to {sum}.', { sum: money(sumOfSlices) }));
  const limit = limitSentence(limitedBy);
  if (limit) pdf.paragraph(limit);
  if (recognisedLoss !== null)
    pdf.paragraph(t('Recognised loss: {loss}', { loss: money(recognisedLoss) }), { isBold: true });
}

function* sentencesOf(slices: readonly AnySlice[], context: SliceContext): Generator<string> {
  for (const slice of slices) yield sliceSentence(slice, context);
}

async function rulesInWords(pdf: TaggedPdf, facts: NoticeFacts, rules: RulesDocument): Promise<void> {
  pdf.heading(2, t('What the rules say (version {rulesNumber})', { rulesNumber: facts.rulesNumber }));
  for (const { title, sentences } of describeRules(rules)) {
    pdf.heading(3, title);
    await pdf.bullets(sentences);
  }
}

function particulars(pdf: TaggedPdf, facts: NoticeFacts, { claim }: Trace): void {
  pdf.heading(2, t('About this notice'));
  pdf.definitions([
    [t('Your claim as it was'), facts.moment],
    [t('Assessment run'), String(facts.runNumber)],
    [t('Version of the rules'), String(facts.rulesNumber)],
    [t('SHA-256 of the rules'), facts.rulesSha256],
    ...(claim.traceSha256 ? [[t('SHA-256 of the working'), claim.traceSha256] as const] : []),
    [t('Code of this notice'), facts.code],
  ]);
  pdf.paragraph(
    t('Anybody can ask under {address} whether this notice is real; no name and no amount is shown there.', {
      address: facts.codeAddress,
    }),
  );
}

function objecting(pdf: TaggedPdf, facts: NoticeFacts): void {
  const values = {
    day: dayText(facts.objectionsUntil),
    address: facts.address,
    contact: facts.contact,
  };
  pdf.heading(2, t('If you think this is wrong'));
  pdf.paragraph(
    facts.isFinal
      ? t(
          'This assessment is final since the time for objections ended on {day}. If you have a question, write to {contact}.',
          values,
        )
      : t(
          'Tell us by {day}. Open {address} and say there what is wrong, or write to {contact}. On that page you can also compute this assessment again yourself.',
          values,
        ),
  );
}

const grouped = (quantity: string) => BigInt(quantity).toLocaleString('en');
