import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { BadInput, Conflict, NotFound } from '../common/errors.js';
import { uuidV7 } from '../common/uuid-v7.js';
import { KeyRing } from '../encryption/key-ring.js';
import { countOf } from '../rules/count-of.js';
import { bankProfileSchema } from '../rules/bank-profile-schema.js';
import { validated } from '../rules/schema-errors.js';
import { BankFileFormat } from './bank-file-format.js';
import type {
  BankProfileInput,
  BankProfileModel,
  BankProfileSummary,
  SaveBankProfileArgs,
} from './bank-profile.model.js';
import { type BankProfileValues, openProfile, sealProfile } from './bank-profile-values.js';
import { BankProfile } from './bank-profile.entity.js';

/** The profiles of the scheme's bank: how it takes files, and the account that pays (PAY-1). */
@Injectable()
export class BankProfilesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /** All profiles by name, without their values. */
  async list(): Promise<BankProfileSummary[]> {
    const found = await this.db
      .getRepository(BankProfile)
      .find({ relations: { editor: true }, order: { name: 'ASC' } });
    return found.map(summaryOf);
  }

  /** One profile in the clear; each reading is recorded. @throws NotFound */
  get(actor: UserActor, id: string): Promise<BankProfileModel> {
    return this.db.transaction(async (tx) => {
      const profile = await findProfile(tx, id);
      await recordAudit(tx, actor, 'bank-profile.read', { type: 'bank-profile', id });
      return this.modelOf(profile);
    });
  }

  /**
   * Saves a new profile, or a change of one. Payment runs keep to the version that they were prepared with.
   * @throws BadInput naming each error by its field; NotFound; Conflict when it was changed since it was read
   */
  save(actor: UserActor, { id, version, input }: SaveBankProfileArgs): Promise<BankProfileModel> {
    return this.db.transaction(async (tx) => {
      const { name, values } = checkedProfile(input);
      await refuseSameName(tx, name, id ?? null);
      if (id === null || id === undefined) {
        const newId = uuidV7();
        const sealed = sealProfile(this.ring, newId, values);
        await tx.insert(BankProfile, {
          id: newId,
          name,
          format: values.format,
          sealed,
          editorId: actor.userId,
        });
        await this.record(tx, actor, newId, true, Object.keys(values));
        return this.modelOf(await findProfile(tx, newId));
      }
      if (isUUID(id)) await tx.query('SELECT 1 FROM bank_profiles WHERE id = $1 FOR NO KEY UPDATE', [id]);
      const before = await findProfile(tx, id);
      if (before.version !== version)
        throw new Conflict('This profile was changed since you opened it. Reload it and look again.');
      const old = openProfile(this.ring, id, before.sealed);
      const changed = changedValues(old, values);
      const fields = [...(before.name === name ? [] : ['name']), ...changed];
      if (fields.length === 0) return this.modelOf(before);
      // Runs keep to a version: another name pays from no other account.
      await tx.query(
        `UPDATE bank_profiles SET name = $2, format = $3, sealed = $4, editor_id = $5, updated_at = now(),
           version = version + $6 WHERE id = $1`,
        [
          ...[id, name, values.format, sealProfile(this.ring, id, values), actor.userId],
          changed.length > 0 ? 1 : 0,
        ],
      );
      await this.record(tx, actor, id, false, fields);
      return this.modelOf(await findProfile(tx, id));
    });
  }

  private record(tx: EntityManager, actor: UserActor, id: string, created: boolean, fields: string[]) {
    return recordAudit(tx, actor, 'bank-profile.saved', { type: 'bank-profile', id }, { created, fields });
  }

  private modelOf(profile: BankProfile): BankProfileModel {
    const { maxTotal, maxRows, ...values } = openProfile(this.ring, profile.id, profile.sealed);
    return Object.assign(summaryOf(profile), {
      ...{ institution: '', userName: '', userId: '', description: '', remitter: '', balanced: false },
      ...{ longTitles: 'REFUSE', initiator: '', debtor: '' },
      ...values,
      initiatorId: ('initiatorId' in values && values.initiatorId) || '',
      maxTotal: maxTotal ?? '',
      maxRows: maxRows === null ? '' : String(maxRows),
    });
  }
}

/** @throws NotFound */
export async function findProfile(tx: EntityManager, id: string): Promise<BankProfile> {
  const found = isUUID(id)
    ? await tx.findOne(BankProfile, { where: { id }, relations: { editor: true } })
    : null;
  if (!found) throw new NotFound('We could not find this bank profile.');
  return found;
}

function summaryOf({ id, name, format, editor, updatedAt, version }: BankProfile): BankProfileSummary {
  return { id, name, format, editor: editor.name, updatedAt, version };
}

/** The names of the values that differ; those of another format are all of both. */
function changedValues(old: BankProfileValues, now: BankProfileValues): string[] {
  const [before, after]: Record<string, unknown>[] = [{ ...old }, { ...now }];
  return [...new Set([...Object.keys(before!), ...Object.keys(after!)])].filter(
    (key) => before![key] !== after![key],
  );
}

interface CheckedProfile {
  name: string;
  values: BankProfileValues;
}

/** @throws BadInput */
function checkedProfile(input: BankProfileInput): CheckedProfile {
  const { values: given, errors } = validated(bankProfileSchema, input);
  if (errors) throw new BadInput('Some values of the bank profile need correcting.', errors);
  const bsb = given.traceBsb.replaceAll(/[\s-]/g, '');
  const paying = {
    traceBsb: `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
    traceAccount: given.traceAccount,
    maxTotal: given.maxTotal || null,
    maxRows: countOf(given.maxRows) ?? null,
  };
  const { name, initiator, initiatorId, debtor } = given;
  const { institution, userName, userId, description, remitter, balanced } = given;
  const format = given.format as BankFileFormat;
  if (format !== BankFileFormat.ABA)
    return { name, values: { format, ...paying, initiator, initiatorId: initiatorId || null, debtor } };
  const longTitles = given.longTitles as 'REFUSE' | 'CUT';
  const entry = { institution, userName, userId, description, remitter, balanced, longTitles };
  return { name, values: { format, ...paying, ...entry } };
}

async function refuseSameName(tx: EntityManager, name: string, id: string | null): Promise<void> {
  const [other] = await tx.query<object[]>(
    'SELECT 1 FROM bank_profiles WHERE name = $1 AND id IS DISTINCT FROM $2',
    [name, id],
  );
  if (other) throw new BadInput('Another profile has this name.', { name: 'Another profile has this name' });
}
