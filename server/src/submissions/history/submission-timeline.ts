import { snakeCase } from '../../database/snake-case.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import {
  type SubmissionColumns,
  type SubmissionFields,
  fieldsOf,
  NO_ANSWERS,
  PLAIN_NAMES,
} from '../submission-fields.js';
import { type RestrictedFields, decryptRestricted } from '../restricted-fields.js';
import type { Submission } from '../submission.entity.js';

/** Microseconds since 1970, so that times of changes compare exactly. */
export type Moment = number;

/** A claim as it was at some time. */
export interface SubmissionSnapshot {
  sid: string | null;
  email: string;
  columns: SubmissionColumns;
  sealed: Buffer | null;
  /** The trade list's opening balance; null when the claim's own applies. */
  listBalance: string | null;
}

/** One row of `claim_versions`. */
export interface VersionRow {
  part: 'CLAIM' | 'TRADES';
  moment: Moment;
  actorName: string;
  action: string;
  content: Record<string, string | null>;
  sealed: Buffer | null;
}

type SubmissionPart = Omit<SubmissionSnapshot, 'listBalance'>;

/** A claim's successive states: each version contains the state until its time. */
export class SubmissionTimeline {
  private readonly opened = new Map<Buffer, RestrictedFields>();

  /**
   * @param versions in order; those before the requested times may be left out
   * @param list the current trade list; null when there is none
   */
  constructor(
    private readonly ring: KeyRing,
    private readonly claim: Submission,
    private readonly list: { openingBalance: string | null; since: Moment } | null,
    private readonly versions: readonly VersionRow[],
  ) {}

  /** The claim right before the change at this time. */
  before(moment: Moment): SubmissionSnapshot {
    return this.until((version) => version >= moment, this.list !== null && this.list.since < moment);
  }

  /** The claim right after the change at this time. */
  after(moment: Moment): SubmissionSnapshot {
    return this.until((version) => version > moment, this.list !== null && this.list.since <= moment);
  }

  /** All field values of a snapshot, restricted fields decrypted. @throws DecryptionError */
  fields(snapshot: SubmissionSnapshot): SubmissionFields {
    return fieldsOf(snapshot.columns, this.restricted(snapshot), snapshot.listBalance);
  }

  /** The decrypted restricted fields of a snapshot; each envelope is decrypted once. @throws DecryptionError */
  restricted({ sealed }: SubmissionSnapshot): RestrictedFields {
    const known = sealed && this.opened.get(sealed);
    if (known) return known;
    const restricted = decryptRestricted(this.ring, this.claim.id, sealed);
    if (sealed) this.opened.set(sealed, restricted);
    return restricted;
  }

  private until(holds: (version: Moment) => boolean, hasList: boolean): SubmissionSnapshot {
    const next = (part: VersionRow['part']) =>
      this.versions.find((version) => version.part === part && holds(version.moment));
    const claim = next('CLAIM');
    const list = next('TRADES');
    const balance = list ? (list.content.opening_balance ?? null) : (this.list?.openingBalance ?? null);
    return { ...(claim ? partOf(claim) : this.now()), listBalance: hasList ? balance : null };
  }

  private now(): SubmissionPart {
    const { sid, email, sealed } = this.claim;
    return { sid, email, sealed, columns: this.claim };
  }
}

/** A stored version as part of a claim. It lacks fields that were added to the claim after it was stored. */
function partOf({ content, sealed }: VersionRow): SubmissionPart {
  const columns = PLAIN_NAMES.map((column) => [column, content[snakeCase(column)] ?? NO_ANSWERS[column]]);
  return {
    sid: content.sid ?? null,
    email: content.email ?? '',
    columns: Object.fromEntries(columns) as SubmissionColumns,
    sealed,
  };
}
