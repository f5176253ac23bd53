import { hash } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { Decimal } from 'decimal.js';
import type { DataSource } from 'typeorm';
import { Role } from '../../src/common/actor.js';
import { uuidV7 } from '../../src/common/uuid-v7.js';
import type { KeyRing } from '../../src/encryption/key-ring.js';
import { type RestrictedFields, encryptRestricted } from '../../src/submissions/restricted-fields.js';
import { BankType, Relationship, Submission, YesNo } from '../../src/submissions/submission.entity.js';
import { TradeList } from '../../src/trades/trade-list.entity.js';
import { Trade, TransactionType } from '../../src/trades/trade.entity.js';
import { newApiToken } from '../../src/auth/api-tokens/api-token-text.js';
import { ApiToken } from '../../src/auth/api-tokens/api-token.entity.js';
import { TOKEN_PERMISSIONS } from '../../src/rules/permissions.js';
import { User } from '../../src/users/user.entity.js';

/** The password of every user created by `aUser`. */
export const PASSWORD = 'a password for tests';
let passwordHash: Promise<string> | undefined;

/** In letters of no other text here, so that no search finds them by chance. */
const unique = () =>
  randomBytes(5)
    .toString('hex')
    .replace(/./g, (digit) => 'ghjkmnpqrtuvwxyz'[parseInt(digit, 16)]!);

/** A verified, enabled member who signs in with `PASSWORD`. */
export async function aUser(db: DataSource, overrides: Partial<User> = {}): Promise<User> {
  passwordHash ??= hash(PASSWORD);
  return db.getRepository(User).save({
    name: 'Test Person',
    email: `person-${unique()}@example.com`,
    role: Role.STANDARD,
    enabled: true,
    passwordHash: await passwordHash,
    verifiedAt: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  } as User);
}

/** An administrator who signs in with `PASSWORD`. */
export function anAdmin(db: DataSource, overrides: Partial<User> = {}): Promise<User> {
  return aUser(db, { name: 'Test Administrator', role: Role.MASTER_ADMIN, ...overrides });
}

const RESTRICTED: RestrictedFields = {
  taxNumber: '123456782',
  tradingAccount: 'X0012345678',
  bsb: '062-000',
  swiftCode: '',
  accountName: 'Avery Claimant',
  accountNo: '10203040',
};

/** A complete claim of a local individual; restricted fields may be overridden like all others. */
export async function aSubmission(
  db: DataSource,
  ring: KeyRing,
  overrides: Partial<Submission> & Partial<RestrictedFields> = {},
): Promise<Submission> {
  const id = overrides.id ?? uuidV7();
  const { taxNumber, tradingAccount, bsb, swiftCode, accountName, accountNo, ...columns } = {
    ...RESTRICTED,
    ...overrides,
  };
  return db.getRepository(Submission).save({
    sid: `T-${unique()}`,
    email: `claimant-${unique()}@example.com`,
    firstName: 'Avery',
    lastName: 'Claimant',
    contactEmail: 'avery@example.com',
    mobile: '0400000000',
    relationship: Relationship.INDIVIDUAL,
    claimType: 'Paper form',
    legalEntity: 'Avery Claimant',
    registeredOwner: 'Avery Claimant',
    australianCitizen: YesNo.YES,
    bankName: 'Bank of Tests',
    bankType: BankType.LOCAL,
    address: '1 Test Street',
    suburb: 'Carlton',
    state: 'VIC',
    postCode: '3053',
    country: 'Australia',
    openingBalance: '100',
    ...encryptRestricted(
      ring,
      id,
      { taxNumber, tradingAccount, bsb, swiftCode, accountName, accountNo },
      columns.bankType ?? BankType.LOCAL,
    ),
    ...columns,
    id,
  } as Submission);
}

/** A trade of a claim; the first one also creates its list. */
export async function aTrade(
  db: DataSource,
  submissionId: string,
  overrides: Partial<Trade> = {},
): Promise<Trade> {
  await db.createQueryBuilder().insert().into(TradeList).values({ submissionId }).orIgnore().execute();
  return db.getRepository(Trade).save({
    submissionId,
    transactionType: TransactionType.BUY,
    tradeDate: '2018-03-01',
    quantity: '100',
    pricePerShare: new Decimal('4.5'),
    totalAmount: new Decimal('450'),
    imported: false,
    ...overrides,
  } as Trade);
}

/** A new API token of an administrator, valid for an hour; with all permissions that tokens can have by default. */
export async function anApiTokenWith(
  db: DataSource,
  given: Partial<ApiToken>,
): Promise<{ token: string; id: string }> {
  const { token, hash } = newApiToken();
  const row = {
    name: 'A script',
    tokenHash: hash,
    scopes: ['read'],
    permissions: [...TOKEN_PERMISSIONS],
    createdById: given.createdById ?? (await anAdmin(db)).id,
    expiresAt: new Date(Date.now() + 3_600_000),
    ...given,
  };
  const { id } = await db.getRepository(ApiToken).save(row as ApiToken);
  return { token, id };
}

/** The text of such a token with these scopes. */
export const anApiToken = async (db: DataSource, scopes: string[], createdById?: string): Promise<string> =>
  (await anApiTokenWith(db, { scopes, ...(createdById !== undefined && { createdById }) })).token;
