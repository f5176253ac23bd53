import { setTimeout as sleep } from 'node:timers/promises';
import type { DistributionFigures } from '../../src/distributions/distribution-figures.js';
import type { Client } from './client.js';
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

/** Saves a distribution. @throws Error when it is refused */
export async function saved(client: Client, input: object, of: object = {}): Promise<Distribution> {
  const { saveDistribution } = await client.data<{ saveDistribution: Distribution }>(
    `mutation ($id: ID, $version: Int, $input: DistributionInput!) {
       saveDistribution(id: $id, version: $version, input: $input) { ${DISTRIBUTION} } }`,
    { ...of, input },
  );
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
