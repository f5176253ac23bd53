import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND_CONNECTION } from '../../src/database/held-connections.js';
import { KeyRing } from '../../src/encryption/key-ring.js';
import type { User } from '../../src/users/user.entity.js';
import { Client } from './client.js';
import { PASSWORD } from './factories.js';
import { Mailbox } from './mailbox.js';
import { createScratchDatabase, type ScratchDatabase } from './scratch-database.js';
import { type ServerProcess, startServerProcess } from './server-process.js';

/** A server with its own database, folder and key ring; these survive `stop` and `start`, and `close` deletes them. */
export class TestServer {
  /** Calls without a token. */
  nobody: Client;
  process: ServerProcess;
  /** The mails it sent; with `SMTP_URL` set, replaced by where that leads. */
  mailbox = new Mailbox(() => this.process.url);

  private constructor(
    readonly database: ScratchDatabase,
    readonly ring: KeyRing,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {}

  /**
   * Starts a server; `env` is added to the variables that it needs, for example `{ ROLE: 'api' }` or `{ REDIS_URL }`.
   * @param byDatabase returns variables that depend on the new database, such as the address of a proxy in front of it
   */
  static async start(
    env: Record<string, string> = {},
    byDatabase: (
      database: ScratchDatabase,
    ) => Record<string, string> | Promise<Record<string, string>> = () => ({}),
  ): Promise<TestServer> {
    const database = await createScratchDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'prorata-server-'));
    const all = { ...env, ...(await byDatabase(database)) };
    const server = new TestServer(database, KeyRing.parse(KeyRing.generate()), dataDir, all);
    try {
      await server.start();
    } catch (error) {
      await server.deleteAll();
      throw error;
    }
    return server;
  }

  /** Starts the process (again), with further variables for this start. */
  async start(more: Record<string, string> = {}): Promise<void> {
    this.process = await startServerProcess(this.environment(more));
    this.nobody = new Client(this.process.url);
  }

  /** Every variable the process gets, for a second node on the same database. */
  environment(more: Record<string, string> = {}): Record<string, string> {
    return {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.database.appUrl,
      MIGRATE_DATABASE_URL: this.database.migratorUrl,
      DATA_KEY: this.ring.serialise(),
      ...this.env,
      ...more,
    };
  }

  /** A client that has signed in as this user. */
  async signIn(user: Pick<User, 'email'>, password = PASSWORD): Promise<Client> {
    const { body, status } = await this.nobody.post<{ tokens?: { access: { token: string } } }>(
      '/api/auth/signin',
      {
        email: user.email,
        password,
      },
    );
    if (!body.tokens) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
    return this.nobody.with(body.tokens.access.token);
  }

  /**
   * Ends the process and deletes everything.
   * @throws Error when a call held one connection and requested another
   */
  async close(): Promise<void> {
    if (this.process.child.exitCode === null && this.process.child.signalCode === null)
      await this.process.stop();
    await this.deleteAll();
    const output = this.process.output();
    const second = output.indexOf(SECOND_CONNECTION);
    if (second >= 0) throw new Error(output.slice(second, second + 4_000));
  }

  private async deleteAll(): Promise<void> {
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
