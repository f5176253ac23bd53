import { t } from '@rules/text.js';
import type { PaymentRunDetailsFragment } from '../../generated/graphql';
import { codeText } from './payment-text';

type Refusal = PaymentRunDetailsFragment['refusals'][number];

/** Why no file was written, each line once, in the order of its first (PAY-8). */
export function refusalTexts(refusals: readonly Refusal[]): string[] {
  const times = new Map<string, number>();
  for (const refusal of refusals) {
    const text = textOf(refusal);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times].map(([text, count]) =>
    count === 1 ? text : t('{text} ({count, number} times)', { text, count }),
  );
}

function textOf({ code, sid }: Refusal): string {
  return sid === null ? codeText(code) : t('SID {sid}: {reason}', { sid, reason: codeText(code) });
}
