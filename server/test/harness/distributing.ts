import { setTimeout as sleep } from 'node:timers/promises';
import { Decimal } from 'decimal.js';
import type { DistributionFigures } from '../../src/distributions/distribution-figures.js';
import { addClaims, approvedRules } from './assessing.js';
import type { Client } from './client.js';
import { aSubmission, aTrade } from './factories.js';
import { patiently } from './kill-rounds.js';
import type { TestServer } from './test-server.js';

export interface Distribution {
  id: string;
  number: number;
  state: string;
  version: number;
  message: string | null;
  refusal: string | null;
  plan: string;
  departs: boolean;
  mayEdit: boolean;
  progress: number;
  fund: { settlementSum: string; interest: string; steps: object[] };
  figures: Figures | null;
}

interface Figures {
  waterfall: { name: string; principal: string; interest: string }[];
  distributable: { principal: string; interest: string };
  residue: { principal: string; interest: string };
  rounds: number;
  paid: number;
  loss: string;
  payment: string;
  principal: string;
  interest: string;
  withheld: string;
  net: string;
  largest: string | null;
  smallest: string | null;
  states: { state: string; claims: number }[];
  taxClasses: { taxClass: string; claims: number; withheld: string }[];
  curve: string[];
  disagreed: number;
}

const DISTRIBUTION = `id number state version message refusal plan departs mayEdit progress
  fund { settlementSum interest steps { name kind from amount percent of basis } }
  figures { waterfall { name principal interest } distributable { principal interest } residue { principal interest } rounds paid
    loss payment principal interest withheld net largest smallest states { state claims } taxClasses { taxClass claims withheld }
    curve disagreed }`;

/** An amount with two decimals in cents. */
export const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** The sum of amounts with two decimals, in cents. */
export const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + cents(amount), 0n);

/** A step of the waterfall that takes an amount from the principal. */
export const aStep = (overrides: object = {}) => ({
  name: 'Costs of the proceeding',
  kind: 'COSTS',
  from: 'PRINCIPAL',
  amount: '1000.00',
  basis: 'Order of 3 May 2019',
  ...overrides,
});

/** A fund that gives each claim less than its loss. */
export const aFund = (runId: string, overrides: object = {}) => ({
  name: 'First distribution',
  runId,
  settlementSum: '4000.00',
  interest: '100.01',
  steps: [aStep()],
  ...overrides,
});

export const SAVE = `mutation ($id: ID, $version: Int, $input: DistributionInput!) {
  saveDistribution(id: $id, version: $version, input: $input) { ${DISTRIBUTION} } }`;

/** Saves a distribution. @throws Error when it is refused */
export async function saved(client: Client, input: object, of: object = {}): Promise<Distribution> {
  const { saveDistribution } = await client.data<{ saveDistribution: Distribution }>(SAVE, { ...of, input });
  return saveDistribution;
}

export async function copied(client: Client, id: string): Promise<Distribution> {
  const { copyDistribution } = await client.data<{ copyDistribution: Distribution }>(
    `mutation ($id: ID!) { copyDistribution(id: $id) { ${DISTRIBUTION} } }`,
    { id },
  );
  return copyDistribution;
}

export async function distribution(client: Client, id: string): Promise<Distribution> {
  const found = await client.data<{ distribution: Distribution }>(
    `query ($id: ID!) { distribution(id: $id) { ${DISTRIBUTION} } }`,
    { id },
  );
  return found.distribution;
}

/** Asks for its computation. @throws Error when it is refused */
export async function startComputing(
  client: Client,
  { id, version }: Pick<Distribution, 'id' | 'version'>,
): Promise<void> {
  await client.data(
    `mutation ($id: ID!, $version: Int!) { computeDistribution(id: $id, version: $version) { id } }`,
    { id, version },
  );
}

/** Waits until the worker has ended its computation. */
export async function endedDistribution(client: Client, id: string, seconds = 120): Promise<Distribution> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const found = await patiently(() => distribution(client, id));
    if (found.state !== 'COMPUTING') return found;
    await sleep(50);
  }
  throw new Error(`The distribution ${id} did not end within ${seconds} seconds.`);
}

/**
 * Approved rules and claims filed yesterday, a third of them of people who live abroad. T-1 has the largest loss, and is of a
 * resident who gave a tax file number.
 */
export async function claimsToShare(server: TestServer, claims: number): Promise<void> {
  const { db } = server.database;
  await approvedRules(server);
  await addClaims(server, claims);
  await db.query(
    `UPDATE submissions SET australian_citizen = CASE WHEN substring(sid FROM 3)::int % 3 = 0 THEN 'NO' ELSE 'YES' END::yes_no`,
  );
  const createdAt = new Date(Date.now() - 86_400_000);
  const { id } = await aSubmission(db, server.ring, { sid: 'T-1', openingBalance: '0', createdAt });
  await aTrade(db, id, {
    tradeDate: '2013-09-02',
    quantity: '1000',
    pricePerShare: new Decimal('3'),
    totalAmount: new Decimal('3000'),
    createdAt,
  });
}

/** Has it computed, and waits for the end. */
export async function computed(
  client: Client,
  of: Pick<Distribution, 'id' | 'version'>,
): Promise<Distribution> {
  await startComputing(client, of);
  return endedDistribution(client, of.id);
}

/** Stores a distribution without lines as the worker leaves one, whatever the state of its run. @returns its id */
export async function aComputedDistribution(
  { database: { db } }: TestServer,
  runId: string,
): Promise<string> {
  const none = { principal: '0.00', interest: '0.00' };
  const figures: DistributionFigures = {
    ...{ waterfall: [], distributable: none, residue: none, rounds: 0, paid: 0, disagreed: 0 },
    ...{ loss: '0.00', payment: '0.00', ...none, withheld: '0.00', net: '0.00' },
    ...{ average: null, median: null, largest: null, smallest: null, states: {}, taxClasses: {}, curve: [] },
  };
  const [{ id }] = await db.query<[{ id: string }]>(
    `INSERT INTO distributions (number, name, run_id, fund, maker_id, state, figures)
     SELECT 1, 'Stored', $1, '{"settlementSum": "1000.00", "interest": "0.00", "steps": []}', id, 'COMPUTED', $2
     FROM users LIMIT 1 RETURNING id`,
    [runId, figures],
  );
  return id;
}
