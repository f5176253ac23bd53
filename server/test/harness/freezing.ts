import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '../../src/users/user.entity.js';
import type { Client } from './client.js';
import { anAdmin } from './factories.js';
import { patiently } from './kill-rounds.js';
import type { TestServer } from './test-server.js';

/** A distribution as its acts show it. */
export interface Frozen {
  id: string;
  number: number;
  state: string;
  version: number;
  message: string | null;
  freezeRefusal: string | null;
  publishLines: boolean;
  leaves: number | null;
  sha256: string | null;
  seal: string | null;
  frozenAt: string | null;
  approver: string | null;
  publisher: string | null;
  withdrawnBecause: string | null;
  acts: { act: string; mayDo: boolean; refusal: string | null }[];
}

const FROZEN = `id number state version message freezeRefusal publishLines leaves sha256 seal frozenAt approver publisher
  withdrawnBecause acts { act mayDo refusal }`;

/** The distribution as it is now. */
export async function frozenState(client: Client, id: string): Promise<Frozen> {
  const { distribution } = await client.data<{ distribution: Frozen }>(
    `query ($id: ID!) { distribution(id: $id) { ${FROZEN} } }`,
    { id },
  );
  return distribution;
}

export const FREEZE = `mutation ($id: ID!, $version: Int!, $publishLines: Boolean!) {
  freezeDistribution(id: $id, version: $version, publishLines: $publishLines) { ${FROZEN} } }`;

/** Waits until the worker has ended freezing it. */
export async function endedFreezing(client: Client, id: string, seconds = 120): Promise<Frozen> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const found = await patiently(() => frozenState(client, id));
    if (found.state !== 'FREEZING') return found;
    await sleep(50);
  }
  throw new Error(`The distribution ${id} was not frozen within ${seconds} seconds.`);
}

/** Has it frozen, and waits for the end. @throws Error when it is refused */
export async function frozen(
  client: Client,
  { id, version }: { id: string; version: number },
  publishLines = false,
): Promise<Frozen> {
  await client.data(FREEZE, { id, version, publishLines });
  return endedFreezing(client, id);
}

export const SEND_CODE = `mutation ($id: ID!, $version: Int!, $act: DistributionAct!) {
  sendDistributionCode(id: $id, version: $version, act: $act) { message } }`;

export const ACTS = {
  APPROVE: `mutation ($id: ID!, $version: Int!, $code: String!, $publishLines: Boolean!) {
    done: approveDistribution(id: $id, version: $version, code: $code, publishLines: $publishLines) { ${FROZEN} } }`,
  PUBLISH: `mutation ($id: ID!, $version: Int!, $code: String!) {
    done: publishDistribution(id: $id, version: $version, code: $code) { ${FROZEN} } }`,
  WITHDRAW: `mutation ($id: ID!, $version: Int!, $code: String!) {
    done: withdrawDistribution(id: $id, version: $version, code: $code, because: "A tax class is wrong") { ${FROZEN} } }`,
};

/** Somebody of the office who confirms acts with codes. */
export class Confirming {
  private codes = 0;

  private constructor(
    private readonly server: TestServer,
    readonly user: User,
    readonly client: Client,
  ) {}

  static async signedIn(server: TestServer): Promise<Confirming> {
    const user = await anAdmin(server.database.db);
    return new Confirming(server, user, await server.signIn(user));
  }

  /** The code for an act on it, in the version that was read. */
  async codeFor(act: keyof typeof ACTS, { id, version }: Frozen): Promise<string> {
    await this.server.database.db.query('DELETE FROM limits');
    await this.client.data(SEND_CODE, { id, version, act });
    this.codes += 1;
    return this.server.mailbox.codeFor(this.user.email, this.codes);
  }

  /** Confirms an act. @param more further variables @throws Error when it is refused */
  async acts(act: keyof typeof ACTS, given: Frozen, more: object = {}): Promise<Frozen> {
    const { body } = await this.tries(act, given, more);
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return (body.data as { done: Frozen }).done;
  }

  /** The answer to an act with its code, also when it is refused. */
  async tries(act: keyof typeof ACTS, given: Frozen, more: object = {}) {
    const code = await this.codeFor(act, given);
    const { id, version, publishLines } = given;
    return this.client.graphql(ACTS[act], {
      id,
      version,
      code,
      ...(act === 'APPROVE' && { publishLines }),
      ...more,
    });
  }
}
