import { checkPain } from '../src/payments/pain/checking/check-pain.js';
import type { PainPayment, PainProfile } from '../src/payments/pain/pain-profile.js';
import { writePain } from '../src/payments/pain/write-pain.js';

const profile: PainProfile = {
  version: '09',
  messageId: 'DISTRIB-01-1',
  createdAt: '2026-11-26T18:00:00Z',
  processingDate: '2026-11-30',
  initiator: 'SETTLEMENT SCHEME',
  debtor: 'SETTLEMENT FUND',
  debtorBsb: '082-001',
  debtorAccount: '98765432',
  currency: 'AUD',
};
const payments = Array.from({ length: 1_000 }, (_, at): PainPayment => ({
  paymentId: `p${at}`,
  account: { kind: 'BSB', bsb: '062-000', accountNumber: '12345678' },
  amount: '1234.56',
  title: 'FIRST HOLDER',
  reference: `SID${at}`,
}));

/** The thread of the program as it is delivered. */
const entry = new URL('../bundle/payments/pain/checking/check-thread.js', import.meta.url);
const running = { entry, budgetMs: 120_000 };

function text(): string {
  const file = writePain(profile, payments);
  if (file.refused) throw new Error(JSON.stringify(file.refused));
  return file.text;
}

describe('a pain.001 file in its thread', () => {
  it('is validated and read back, several one after the other (PAIN-3, PAIN-4)', async () => {
    const short = text().replace(
      '<CtrlSum>1234560.00</CtrlSum><InitgPty>',
      '<CtrlSum>1.00</CtrlSum><InitgPty>',
    );
    const checks = await Promise.all([
      checkPain({ text: text(), version: '09' }, running),
      checkPain({ text: text(), version: '03' }, running),
      checkPain({ text: short, version: '09' }, running),
    ]);
    expect(checks).toEqual([
      { read: expect.objectContaining({ credits: 123456000n, count: 1_000, version: '09' }) },
      { errors: [expect.objectContaining({ line: 2 })] },
      { errors: [{ line: 4, row: 0, reason: 'the sum of the payments does not fit' }] },
    ]);
  });

  it('fails, and the next one does not, when it takes too long or is too large (PAIN-3)', async () => {
    const task = { text: text(), version: '09' as const };
    const slow = checkPain(task, { entry, budgetMs: 1 });
    const large = checkPain({ text: ' '.repeat(16 * 1024 * 1024 + 1), version: '09' }, running);
    const lost = checkPain(task, { entry: new URL('./no-thread.js', entry), budgetMs: 120_000 });
    const next = checkPain(task, running);
    await expect(slow).rejects.toThrow('The bank file could not be checked: it took too long.');
    await expect(large).rejects.toThrow('The bank file is too large to be checked.');
    await expect(lost).rejects.toThrow('no-thread.js');
    expect(await next).toMatchObject({ read: { count: 1_000 } });
  });
});
