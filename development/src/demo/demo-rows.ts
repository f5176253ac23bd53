import { Decimal } from 'decimal.js';
import type { AmendmentProposal } from '../../../server/src/amendments/amendment-proposal.entity.js';
import type { AmendmentThread } from '../../../server/src/amendments/amendment-thread.entity.js';
import type { Amendment } from '../../../server/src/amendments/amendment.entity.js';
import { encryptChanges } from '../../../server/src/amendments/proposed-changes.js';
import { Role } from '../../../server/src/common/actor.js';
import type { RegistrationTrade } from '../../../server/src/registrations/registration-trade.entity.js';
import type { Registration } from '../../../server/src/registrations/registration.entity.js';
import type { KeyRing } from '../../../server/src/encryption/key-ring.js';
import { encryptRestricted } from '../../../server/src/submissions/restricted-fields.js';
import {
  BankType,
  Relationship,
  YesNo,
  type Submission,
} from '../../../server/src/submissions/submission.entity.js';
import type { TradeList } from '../../../server/src/trades/trade-list.entity.js';
import { TransactionType, type Trade } from '../../../server/src/trades/trade.entity.js';
import type { User } from '../../../server/src/users/user.entity.js';
import { MEMBER_THREAD, OTHER_THREADS, type DemoMessage } from './amendment-threads.js';
import type { DemoClaim } from './claims.js';
import { DEMO_ADMIN, DEMO_MEMBER, demoClaims } from './demo-scheme.js';
import { Dice } from './dice.js';
import { memberAccounts } from './member-accounts.js';
import { daysAfter, filedAt, uuidAt } from './moments.js';
import { registrationRows } from './registration-rows.js';
import { threadRows } from './thread-rows.js';
import type { DemoTrade } from './trade-lists.js';

/** Some columns of a table, without its relations. */
type Row<T> = Partial<Omit<T, 'list' | 'submission'>>;

/** The rows of the demo scheme, ready to insert. */
export interface DemoRows {
  users: Row<User>[];
  submissions: (Row<Submission> & { id: string; email: string; createdAt: Date })[];
  tradeLists: Row<TradeList>[];
  trades: Row<Trade>[];
  amendments: Row<Amendment>[];
  amendmentThreads: Row<AmendmentThread>[];
  amendmentProposals: Row<AmendmentProposal>[];
  /** The demo member's claims with an assessment notice: all with a SID except the last one. */
  noticed: { sid: string; legalEntity: string }[];
  registrations: Row<Registration>[];
  registrationTrades: Row<RegistrationTrade>[];
}

const OPENED = new Date('2023-01-30T23:00:00Z');
const SEED = 12112018;

/**
 * Builds all rows of the demo scheme: ids and contents are always the same, restricted fields are encrypted with the
 * given key ring.
 */
export function demoRows(ring: KeyRing, hashes: { adminHash: string; memberHash: string }): DemoRows {
  const dice = new Dice(SEED);
  const claims = demoClaims();
  const users = userRows(dice, claims, hashes);
  const ownerOf = new Map(users.map((user) => [user.email, user.id]));
  const submissions: DemoRows['submissions'] = [];
  const tradeLists: Row<TradeList>[] = [];
  const trades: Row<Trade>[] = [];
  claims.forEach((claim, at) => {
    const submission = submissionRow(ring, dice, claim, at, ownerOf);
    const { id: submissionId, createdAt } = submission;
    submissions.push(submission);
    tradeLists.push({ submissionId, createdAt, updatedAt: createdAt });
    trades.push(
      ...claim.trades.map((trade) => ({
        submissionId,
        ...tradeRow(trade),
        imported: claim.sid !== null,
        createdAt,
      })),
    );
  });
  const members = users.filter((user) => user.role === Role.STANDARD);
  const amendments = amendmentRows(ring, dice, submissions, users);
  const noticed = claims
    .filter(({ fields }) => fields.email === DEMO_MEMBER.email)
    .flatMap(({ sid, fields }) => (sid === null ? [] : [{ sid, legalEntity: fields.legalEntity }]))
    .slice(0, -1);
  const registered = registrationRows(ring, dice, members);
  return { users, submissions, tradeLists, trades, ...amendments, noticed, ...registered };
}

function tradeRow({
  transactionType,
  tradeDate,
  quantity,
  pricePerShare,
  totalAmount,
}: DemoTrade): Row<Trade> {
  return {
    transactionType: TransactionType[transactionType],
    tradeDate,
    quantity,
    pricePerShare: new Decimal(pricePerShare),
    totalAmount: new Decimal(totalAmount),
  };
}

type UserRow = Row<User> & { id: string; email: string; name: string };

function userRows(
  dice: Dice,
  claims: readonly DemoClaim[],
  hashes: { adminHash: string; memberHash: string },
): UserRow[] {
  const account = (
    name: string,
    email: string,
    day: number,
    role: Role,
    passwordHash: string | null,
  ): UserRow => {
    const at = daysAfter(OPENED, day);
    return {
      id: uuidAt(dice, at),
      name,
      email,
      role,
      passwordHash,
      verifiedAt: at,
      createdAt: at,
      updatedAt: at,
    };
  };
  return [
    account(DEMO_ADMIN.name, DEMO_ADMIN.email, 0, Role.MASTER_ADMIN, hashes.adminHash),
    account(DEMO_MEMBER.name, DEMO_MEMBER.email, 2, Role.STANDARD, hashes.memberHash),
    ...memberAccounts(claims, DEMO_MEMBER.email).map(({ name, email }, at) =>
      account(name, email, 3 + at, Role.STANDARD, null),
    ),
  ];
}

function submissionRow(
  ring: KeyRing,
  dice: Dice,
  claim: DemoClaim,
  at: number,
  ownerOf: ReadonlyMap<string, string>,
): DemoRows['submissions'][number] {
  const createdAt = filedAt(dice, at);
  const id = uuidAt(dice, createdAt);
  const { taxNumber, tradingAccount, bsb, swiftCode, accountName, accountNo, ...open } = claim.fields;
  return {
    ...open,
    id,
    sid: claim.sid,
    ownerId: claim.sid === null ? (ownerOf.get(open.email) ?? null) : null,
    relationship: open.relationship === '' ? null : Relationship[open.relationship],
    bankType: open.bankType === '' ? null : BankType[open.bankType],
    australianCitizen: open.australianCitizen === '' ? null : YesNo[open.australianCitizen],
    ...encryptRestricted(
      ring,
      id,
      { taxNumber, tradingAccount, bsb, swiftCode, accountName, accountNo },
      open.bankType,
    ),
    createdAt,
    updatedAt: createdAt,
  };
}

function amendmentRows(
  ring: KeyRing,
  dice: Dice,
  submissions: DemoRows['submissions'],
  users: readonly UserRow[],
): Pick<DemoRows, 'amendments' | 'amendmentThreads' | 'amendmentProposals'> {
  const [admin, , ...others] = users;
  const thread = (messages: readonly DemoMessage[], email: string | undefined) => {
    const submission = submissions.find((one) => one.email === email);
    const member = users.find((one) => one.email === email);
    if (!submission || !member) return [];
    return messages.map(({ isAdmin, day, message, proposes }) => {
      const createdAt = daysAfter(submission.createdAt, day);
      const authorId = isAdmin ? admin!.id : member.id;
      return {
        id: uuidAt(dice, createdAt),
        submissionId: submission.id,
        authorId,
        isAdmin,
        message,
        createdAt,
        proposes,
      };
    });
  };
  const messages = [
    ...thread(MEMBER_THREAD, DEMO_MEMBER.email),
    ...OTHER_THREADS.flatMap((one, at) => thread(one, others[at * 3]?.email)),
  ];
  const proposals = messages.flatMap(({ id: amendmentId, submissionId, createdAt, proposes }) => {
    if (!proposes) return [];
    const id = uuidAt(dice, createdAt);
    return [{ id, amendmentId, submissionId, sealed: encryptChanges(ring, id, proposes), createdAt }];
  });
  return {
    amendments: messages.map(({ proposes: _, ...amendment }) => amendment),
    amendmentThreads: threadRows(messages),
    amendmentProposals: proposals,
  };
}
