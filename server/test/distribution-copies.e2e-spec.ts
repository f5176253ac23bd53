import { soundRules } from '../src/rules/sound-rules.js';
import { endedRun, finaliseRun, startRun } from './harness/assessing.js';
import { refusal } from './harness/claims.js';
import type { Client } from './harness/client.js';
import {
  aFund,
  cents,
  claimsToShare,
  computed,
  copied,
  distribution,
  SAVE,
  saved,
  type Distribution,
} from './harness/distributing.js';
import { anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let admin: Client;
let other: Client;
let runId: string;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  admin = await server.signIn(await anAdmin(db));
  other = await server.signIn(await anAdmin(db));
  await claimsToShare(server, 60);
  runId = (await endedRun(admin, (await startRun(admin)).id)).id;
  await finaliseRun(server, runId);
});
afterAll(() => server.close());

interface Difference {
  gaining: number;
  gained: string;
  losing: number;
  lost: string;
  unchanged: number;
  falling: number;
  rising: number;
  histogram: { from: string | null; to: string | null; claims: number }[];
  largestGains: { sid: string; before: string; after: string }[];
  largestLosses: { sid: string; before: string; after: string }[];
}

it('a copy may depart from the rules, and the rules of the original stay (DIST-6)', async () => {
  const original = await computed(admin, await saved(admin, aFund(runId)));
  const copy = await copied(other, original.id);
  expect(copy).toMatchObject({ state: 'DRAFT', departs: false, mayEdit: true, fund: original.fund });
  const plan = { ...soundRules.distribution, minimumPayment: { amount: '45.00', treatment: 'ROUND_UP' } };
  const withPlan = (part: object) => aFund(runId, { plan: JSON.stringify({ ...plan, ...part }) });
  for (const [input, field] of [
    [withPlan({}), 'plan.neverAboveLoss'],
    [aFund(runId, { plan: '{' }), 'plan'],
  ] as const) {
    const { fields } = await refusal(other, SAVE, { ...copy, input });
    expect(fields).toMatchObject({ [field]: expect.any(String) });
  }
  const saving = await saved(other, withPlan({ neverAboveLoss: false }), copy);
  expect(saving.departs).toBe(true);
  const found = await computed(other, saving);
  expect(found.figures!.states.map(({ state }) => state)).toContain('RAISED');
  expect(found.figures!.smallest).toBe('45.00');
  expect(await distribution(admin, original.id)).toMatchObject({
    departs: false,
    figures: original.figures,
  });
});

describe('the comparison of a copy with its original (DIST-8)', () => {
  const differenceOf = async (id: string, otherId: string) =>
    (
      await admin.data<{ distributionDifference: Difference }>(
        `query ($id: ID!, $otherId: ID!) { distributionDifference(id: $id, otherId: $otherId) { gaining gained losing lost unchanged
           falling rising histogram { from to claims } largestGains { sid before after } largestLosses { sid before after } } }`,
        { id, otherId },
      )
    ).distributionDifference;

  it('counts who gains, who loses, who falls below the minimum, and by how much', async () => {
    const original = await computed(admin, await saved(admin, aFund(runId)));
    const copy = await copied(admin, original.id);
    await expect(differenceOf(original.id, copy.id)).rejects.toThrow(/no lines to compare yet/);
    const plan = { ...soundRules.distribution, minimumPayment: { amount: '50.00', treatment: 'DROP' } };
    const other = await computed(
      admin,
      await saved(admin, aFund(runId, { plan: JSON.stringify(plan) }), copy),
    );
    const found = await differenceOf(original.id, other.id);
    const below = (of: Distribution) =>
      of.figures!.states.find(({ state }) => state === 'BELOW_MINIMUM')?.claims ?? 0;
    expect(found.falling).toBe(below(other) - below(original));
    expect(found.falling).toBeGreaterThan(0);
    expect(found.rising).toBe(0);
    // The same fund: what some lose, others gain, as far as nobody is paid more than the loss.
    const { residue } = other.figures!;
    expect(cents(found.lost) - cents(found.gained)).toBe(cents(residue.principal) + cents(residue.interest));
    expect(found.losing).toBe(found.falling);
    expect(found.gaining + found.losing + found.unchanged).toBe(
      original.figures!.states.reduce((sum, { claims }) => sum + claims, 0),
    );
    expect(found.histogram.reduce((sum, { claims }) => sum + claims, 0)).toBe(
      found.gaining + found.losing + found.unchanged,
    );
    expect(found.histogram.find(({ from }) => from === '0')!.claims).toBe(found.unchanged);
    expect(found.largestGains[0]!.sid).toBe('T-1');
    expect(found.largestLosses.every(({ after }) => after === '0.00')).toBe(true);
    const reversed = await differenceOf(other.id, original.id);
    expect(reversed).toMatchObject({ gaining: found.losing, losing: found.gaining, rising: found.falling });
  });
});

it('a copy with other rates of tax is compared after tax, and pays the same before it (TAX-5)', async () => {
  const original = await computed(admin, await saved(admin, aFund(runId)));
  const { withholding } = soundRules.distribution;
  const rates = { ...withholding.rates, NON_RESIDENT: { rate: '1', rounding: 'CENT' } };
  const plan = { ...soundRules.distribution, withholding: { ...withholding, rates } };
  const copy = await copied(admin, original.id);
  const other = await computed(admin, await saved(admin, aFund(runId, { plan: JSON.stringify(plan) }), copy));
  const compared = async (afterTax: boolean) =>
    (
      await admin.data<{ difference: Record<string, unknown> }>(
        `query ($id: ID!, $otherId: ID!, $afterTax: Boolean!) {
           difference: distributionDifference(id: $id, otherId: $otherId, afterTax: $afterTax) {
             gaining losing lost unchanged withheldBefore withheldAfter } }`,
        { id: original.id, otherId: other.id, afterTax },
      )
    ).difference;
  const tax = { withheldBefore: original.figures!.withheld, withheldAfter: other.figures!.withheld };
  const before = await compared(false);
  expect(before).toMatchObject({ gaining: 0, losing: 0, lost: '0.00', ...tax });
  const after = await compared(true);
  const abroad = other.figures!.taxClasses.find(({ taxClass }) => taxClass === 'NON_RESIDENT')!;
  // All of the interest of those who live abroad, so that each of them gets less.
  expect(after).toMatchObject({ gaining: 0, losing: abroad.claims, ...tax });
  expect(abroad.claims).toBeGreaterThan(0);
  expect(cents(after['lost'] as string)).toBe(cents(tax.withheldAfter) - cents(tax.withheldBefore));
});
