import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { may } from '../common/policy.js';
import { BadInput, Conflict, type FieldMessages, NotFound } from '../common/errors.js';
import { Permission } from '../rules/permissions.js';
import { isDay } from '../rules/rule-checks.js';
import { ruleErrorText } from '../rules/rule-error-text.js';
import { differences } from '../rules/rules-difference.js';
import type { RulesDocument } from '../rules/rules-document.js';
import { describeRules } from '../rules/describe-rules.js';
import { readRulesText } from '../rules/rules-text.js';
import { textError } from '../rules/text-values.js';
import type { DraftRulesInput } from './draft-rules.input.js';
import { readableRules } from './readable-rules.js';
import { alteredText, hasDigest, rulesDigest } from './rules-digest.js';
import { RulesState, RulesVersion } from './rules-version.entity.js';
import type { RulesDifference, RulesVersionModel, RulesVersionSummary } from './rules-version.model.js';

const PEOPLE = { author: true, approvedBy: true, retiredBy: true };

/** Serialises the assignment of numbers. */
const NUMBERING = 'LOCK TABLE rules_versions IN SHARE ROW EXCLUSIVE MODE';

/** The versions of the scheme's rules, for administrators to read and draft. */
@Injectable()
export class RulesVersionsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** All versions, the newest first. */
  async list(actor: UserActor): Promise<RulesVersionSummary[]> {
    const rows = await this.db.getRepository(RulesVersion).find({
      select: {
        id: true,
        number: true,
        state: true,
        effectiveFrom: true,
        basis: true,
        authorId: true,
        createdAt: true,
        approvedAt: true,
        retiredAt: true,
        retiredBecause: true,
        sha256: true,
        version: true,
      },
      relations: PEOPLE,
      order: { number: 'DESC' },
    });
    return rows.map((row) => summaryOf(row, actor));
  }

  /** One version with its document. @throws NotFound */
  async get(actor: UserActor, number: number): Promise<RulesVersionModel> {
    const row = await this.find(number);
    const rules = readableRules(row.document, row.sha256);
    return Object.assign(summaryOf(row, actor), {
      document: row.document,
      inWords: rules ? describeRules(rules) : [],
      isAltered: !hasDigest(row.document, row.sha256),
    });
  }

  /** The differences between two versions, value by value (RULES-10). @throws NotFound; Conflict for a text that SQL broke */
  async difference(from: number, to: number): Promise<RulesDifference[]> {
    const [before, after] = [await this.find(from), await this.find(to)];
    return differences(comparable(before), comparable(after));
  }

  /**
   * Saves a new draft, or a change of a draft by its author (RULES-11).
   * @throws BadInput naming each error by its field, those of the document by `document.` and their path; NotFound;
   * Conflict when the version is not a draft any more, is somebody else's, or was changed since it was read
   */
  async draft(actor: UserActor, input: DraftRulesInput): Promise<RulesVersionModel> {
    const values = checkedDraft(input);
    const number = await this.db.transaction(async (tx) => {
      const kept = input.number
        ? await changeDraft(tx, actor, input.number, input.version, values)
        : await addDraft(tx, actor, values);
      const details = { number: kept.number, sha256: values.sha256.toString('hex') };
      await recordAudit(tx, actor, 'rules.drafted', { type: 'rules', id: kept.id }, details);
      return kept.number;
    });
    return this.get(actor, number);
  }

  private async find(number: number): Promise<RulesVersion> {
    const row = await this.db.getRepository(RulesVersion).findOne({ where: { number }, relations: PEOPLE });
    if (!row) throw new NotFound(`There is no version ${number} of the rules.`);
    return row;
  }
}

type DraftValues = Pick<RulesVersion, 'effectiveFrom' | 'basis' | 'document' | 'sha256'>;

async function addDraft(tx: EntityManager, actor: UserActor, values: DraftValues): Promise<RulesVersion> {
  await tx.query(NUMBERING);
  const [{ next }] = await tx.query<[{ next: number }]>(
    'SELECT coalesce(max(number), 0) + 1 AS next FROM rules_versions',
  );
  return tx.save(RulesVersion, { ...values, number: next, authorId: actor.userId } as RulesVersion);
}

async function changeDraft(
  tx: EntityManager,
  actor: UserActor,
  number: number,
  version: number | null | undefined,
  values: DraftValues,
): Promise<RulesVersion> {
  const row = await tx.findOne(RulesVersion, { where: { number }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new NotFound(`There is no version ${number} of the rules.`);
  if (row.state !== RulesState.DRAFT)
    throw new Conflict(`Version ${number} is approved and is never changed. Make a new version instead.`);
  if (row.authorId !== actor.userId)
    throw new Conflict(
      `Only its author changes draft ${number}. Make a version of your own from it instead.`,
    );
  if (row.version !== version)
    throw new Conflict(`Draft ${number} was changed since you opened it. Reload it to see the change.`);
  return tx.save(RulesVersion, Object.assign(row, values));
}

function comparable({ number, document, sha256 }: RulesVersion): RulesDocument {
  const rules = readableRules(document, sha256);
  if (!rules) throw new Conflict(alteredText(number));
  return rules;
}

function checkedDraft({ effectiveFrom, basis, document }: DraftRulesInput): DraftValues {
  const read = readRulesText(document);
  const fields: FieldMessages = {};
  if (!isDay(effectiveFrom)) fields['effectiveFrom'] = 'Use a day as yyyy-MM-dd';
  const unfit = textError(basis, true);
  if (basis.trim() === '') fields['basis'] = 'Enter the order or decision that these rules rest on';
  else if (unfit !== undefined) fields['basis'] = `The order or decision ${unfit}`;
  for (const error of read.errors ?? []) {
    const { path, line } = error;
    const field = path === '' ? 'document' : `document.${path}`;
    const words = `Line ${line}: ${ruleErrorText(error)}`;
    fields[field] = fields[field] === undefined ? words : `${fields[field]}; ${words}`;
  }
  if (read.errors || Object.keys(fields).length > 0)
    throw new BadInput('Some values of the rules need correcting.', fields);
  return {
    effectiveFrom,
    basis: basis.trim(),
    document: read.canonical,
    sha256: rulesDigest(read.canonical),
  };
}

function summaryOf(row: RulesVersion, actor: UserActor): RulesVersionSummary {
  const { number, state, effectiveFrom, basis, author, createdAt, approvedBy, approvedAt, version } = row;
  return {
    number,
    state,
    effectiveFrom,
    basis,
    author: author.name,
    createdAt,
    approvedBy: approvedBy?.name ?? null,
    approvedAt,
    retiredBy: row.retiredBy?.name ?? null,
    retiredAt: row.retiredAt,
    retiredBecause: row.retiredBecause,
    sha256: row.sha256.toString('hex'),
    version,
    mayEdit: state === RulesState.DRAFT && row.authorId === actor.userId,
    mayApprove:
      state === RulesState.DRAFT && row.authorId !== actor.userId && may(actor, Permission.RulesApprove),
    mayRetire: state === RulesState.APPROVED && may(actor, Permission.RulesApprove),
  };
}
