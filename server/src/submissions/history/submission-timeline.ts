import { snakeCase } from '../../database/snake-case.js';
import type { KeyRing } from '../../sealing/key-ring.js';
import {
  type SubmissionColumns,
  type SubmissionFields,
  fieldsOf,
  PLAIN_NAMES,
} from '../submission-fields.js';
import { type RestrictedFields, unsealRestricted } from '../restricted-fields.js';
import type { Submission } from '../submission.entity.js';

/** Microseconds since 1970: moments of changes are compared exactly. */
export type Moment = number;

/** A claim as it was at some time. */
export interface SubmissionSnapshot {
  sid: string | null;
  email: string;
  columns: SubmissionColumns;
  sealed: Buffer | null;
  /** The trade list's own; null while the claim's holds. */
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

type ClaimPart = Omit<SubmissionSnapshot, 'listBalance'>;

/** A claim's states from one change to the next: each version says how it was until its moment. */
export class SubmissionTimeline {
  private readonly opened = new Map<Buffer, RestrictedFields>();

  /**
   * @param versions in their order; those before the moments that are asked for may be left out
   * @param list the trade list as it is; null while there is none
   */
  constructor(
    private readonly ring: KeyRing,
    private readonly claim: Submission,
    private readonly list: { openingBalance: string | null; since: Moment } | null,
    private readonly versions: readonly VersionRow[],
  ) {}

  /** The claim just before the change of this moment. */
  before(moment: Moment): SubmissionSnapshot {
    return this.until((version) => version >= moment, this.list !== null && this.list.since < moment);
  }

  /** The claim just after it. */
  after(moment: Moment): SubmissionSnapshot {
    return this.until((version) => version > moment, this.list !== null && this.list.since <= moment);
  }

  /** Everything a snapshot says, restricted fields in the clear. @throws SealBroken */
  fields(snapshot: SubmissionSnapshot): SubmissionFields {
    return fieldsOf(snapshot.columns, this.restricted(snapshot), snapshot.listBalance);
  }

  /** The restricted fields of a snapshot in the clear; each envelope is opened once. @throws SealBroken */
  restricted({ sealed }: SubmissionSnapshot): RestrictedFields {
    const known = sealed && this.opened.get(sealed);
    if (known) return known;
    const restricted = unsealRestricted(this.ring, this.claim.id, sealed);
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

  private now(): ClaimPart {
    const { sid, email, sealed } = this.claim;
    return { sid, email, sealed, columns: this.claim };
  }
}

function partOf({ content, sealed }: VersionRow): ClaimPart {
  const columns = PLAIN_NAMES.map((column) => [column, content[snakeCase(column)]]);
  return {
    sid: content.sid ?? null,
    email: content.email ?? '',
    columns: Object.fromEntries(columns) as SubmissionColumns,
    sealed,
  };
}
