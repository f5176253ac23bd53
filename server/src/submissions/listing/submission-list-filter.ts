import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, IsString } from 'class-validator';
import { DateScalar } from '../../common/scalars.js';
import { firstIdOf, weekBeganIn } from '../../database/this-week.js';
import { LACKS_BANK_DETAILS, LACKS_DETAILS } from './incomplete-submissions.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import type { Condition } from '../reading/visible-to.js';
import { REMOVED } from './submission-row.js';

/** The order of listed claims. */
export enum SubmissionSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  SID = 'SID',
  SID_DESCENDING = 'SID_DESCENDING',
  LEGAL_ENTITY = 'LEGAL_ENTITY',
  LEGAL_ENTITY_DESCENDING = 'LEGAL_ENTITY_DESCENDING',
  CONTACT_EMAIL = 'CONTACT_EMAIL',
  CONTACT_EMAIL_DESCENDING = 'CONTACT_EMAIL_DESCENDING',
  CONTACT_NAME = 'CONTACT_NAME',
  CONTACT_NAME_DESCENDING = 'CONTACT_NAME_DESCENDING',
  TRADES = 'TRADES',
  TRADES_DESCENDING = 'TRADES_DESCENDING',
  MISSING = 'MISSING',
  MISSING_DESCENDING = 'MISSING_DESCENDING',
  REQUEST = 'REQUEST',
  REQUEST_DESCENDING = 'REQUEST_DESCENDING',
  NOTICE = 'NOTICE',
  NOTICE_DESCENDING = 'NOTICE_DESCENDING',
  SOURCE = 'SOURCE',
  SOURCE_DESCENDING = 'SOURCE_DESCENDING',
  UPDATED = 'UPDATED',
  UPDATED_DESCENDING = 'UPDATED_DESCENDING',
}

registerEnumType(SubmissionSort, { name: 'SubmissionSort' });

const Choice = () => (target: object, name: string) => {
  Field(() => Boolean, { nullable: true })(target, name);
  IsOptional()(target, name);
  IsBoolean({ message: `${name} must be true or false` })(target, name);
};

const Day = () => (target: object, name: string) => {
  Field(() => DateScalar, { nullable: true })(target, name);
  IsString()(target, name);
  IsOptional()(target, name);
};

/** The filter of a list of claims: true requires the property, false its opposite; all given conditions must hold. */
@InputType()
export class SubmissionFilter {
  @Choice() missingData?: boolean | null;
  @Choice() missingBank?: boolean | null;
  @Choice() withoutTrades?: boolean | null;
  @Choice() removed?: boolean | null;
  /** At least one amendment was requested, answered or not. */
  @Choice() hasAmendments?: boolean | null;
  @Choice() unansweredAmendments?: boolean | null;
  @Choice() hasAttachments?: boolean | null;
  /** Filed since Monday. */
  @Choice() newThisWeek?: boolean | null;
  /** Filed earlier and changed since Monday. */
  @Choice() changedThisWeek?: boolean | null;
  /** A document was uploaded since Monday. */
  @Choice() attachedThisWeek?: boolean | null;
  /** A member wrote a message since Monday. */
  @Choice() messagedThisWeek?: boolean | null;
  @Choice() sidMissing?: boolean | null;
  /** Of a resident who gave no tax file number and nothing like an ABN, and was not exempted. */
  @Choice() withoutTaxNumber?: boolean | null;
  /** In a pair of possible duplicates that nobody has decided. */
  @Choice() possibleDuplicate?: boolean | null;
  /** Exactly this source; an empty one for claims without a source. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  source?: string | null;
  /** Has a finding with this code in the newest assessment run whose engines agreed. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  finding?: string | null;
  /** Filed on this day or later, in the scheme's time zone. */
  @Day() filedFrom?: string | null;
  /** Filed on this day or earlier, in the scheme's time zone. */
  @Day() filedTo?: string | null;
}

/** The filters that are true or false. */
export type FilterChoice = Exclude<keyof SubmissionFilter, 'source' | 'finding' | 'filedFrom' | 'filedTo'>;

/**
 * Whether a claim has trades. An imported trade list that was not edited since always has some; trades are looked up
 * only for other lists, which saves a million lookups among ten million trades.
 */
const HAS_TRADES = `EXISTS (
  SELECT FROM trade_lists l WHERE l.submission_id = s.id AND (
    (l.imported_digest IS NOT NULL AND NOT l.edited_since_import)
    OR EXISTS (SELECT FROM trades t WHERE t.submission_id = l.submission_id)
  )
)`;

// Plain table names, since these features are layers above the claims and must not be imported here.
const WAITS_FOR_ANSWER = `EXISTS (SELECT FROM amendment_threads a WHERE a.submission_id = s.id AND a.state = 'OPEN')`;
const HAS_AMENDMENTS = 'EXISTS (SELECT FROM amendment_threads a WHERE a.submission_id = s.id)';
const HAS_ATTACHMENTS = 'EXISTS (SELECT FROM attachments d WHERE d.submission_id = s.id)';

const WEEK_BEGAN = weekBeganIn(':timeZone::text');
const FIRST_ID = firstIdOf(WEEK_BEGAN);
const NEW_THIS_WEEK = `s.id >= ${FIRST_ID}`;
const CHANGED_THIS_WEEK = `(s.id < ${FIRST_ID} AND s.id IN (
  SELECT v.submission_id FROM claim_versions v WHERE v.at >= ${WEEK_BEGAN}
))`;
const ATTACHED_THIS_WEEK = `s.id IN (SELECT d.submission_id FROM attachments d WHERE d.id >= ${FIRST_ID})`;
const MESSAGED_THIS_WEEK = `s.id IN (
  SELECT m.submission_id FROM amendments m WHERE m.id >= ${FIRST_ID} AND NOT m.is_admin
)`;

const WITHOUT_SID = 's.sid IS NULL';
/** As far as a list can know, which decrypts nothing (LIST-10). A partial index repeats all but the exemption. */
const WITHOUT_TAX_NUMBER = `(s.australian_citizen IS NOT DISTINCT FROM 'YES' AND s.tax_number_index IS NULL
  AND NOT is_abn(s.abn_acn)
  AND (SELECT e.ground FROM tax_exemptions e WHERE e.submission_id = s.id ORDER BY e.id DESC LIMIT 1) IS NULL)`;
const POSSIBLE_DUPLICATE = `s.id IN (
  SELECT unnest(ARRAY[d.first_id, d.second_id]) FROM double_ups d
  LEFT JOIN double_up_marks k ON k.first_id = d.first_id AND k.second_id = d.second_id WHERE k.verdict IS NULL
)`;

/**
 * The newest run that both engines agreed on and nobody withdrew, as in `AGREED_STATES`. Its figures are fixed, so what the
 * filter shows is what the page of the run counts.
 */
export const NEWEST_RUN = `(
  SELECT r.id FROM assessment_runs r WHERE r.state IN ('AGREED', 'REVIEWED', 'APPROVED', 'PUBLISHED', 'FINAL', 'SUPERSEDED')
  ORDER BY r.number DESC LIMIT 1
)`;
const HAS_FINDING = `s.id IN (
  SELECT c.submission_id FROM assessment_results c WHERE c.run_id = ${NEWEST_RUN} AND c.findings @> ARRAY[:finding::text]
)`;
/** The codes of the newest run with the number of their claims. */
export const FINDINGS_OF_NEWEST_RUN = `SELECT f ->> 'code' AS finding, (f ->> 'claims')::int AS count
  FROM assessment_runs r, jsonb_array_elements(r.figures -> 'findings') f WHERE r.id = ${NEWEST_RUN} ORDER BY 1`;

/**
 * The first id of a day in the scheme's time zone, inline, as in `weekBeganIn`; ids know no earlier time than 1970.
 * @param day SQL for a date
 */
const beginOf = (day: string) =>
  firstIdOf(`(greatest(${day}, '1971-01-01')::timestamp AT TIME ZONE :timeZone::text)`);
const FILED_FROM = `s.id >= ${beginOf(':filedFrom::date')}`;
const FILED_TO = `s.id < ${beginOf(':filedTo::date + 1')}`;

const not = (condition: string) => `NOT ${condition}`;

/** The SQL condition of each filter on `submissions s`, for true and for false. */
const CONDITIONS: Record<FilterChoice, readonly [yes: string, no: string]> = {
  missingData: [LACKS_DETAILS, not(LACKS_DETAILS)],
  missingBank: [LACKS_BANK_DETAILS, not(LACKS_BANK_DETAILS)],
  withoutTrades: [not(HAS_TRADES), HAS_TRADES],
  removed: [REMOVED, not(REMOVED)],
  hasAmendments: [HAS_AMENDMENTS, not(HAS_AMENDMENTS)],
  unansweredAmendments: [WAITS_FOR_ANSWER, not(WAITS_FOR_ANSWER)],
  hasAttachments: [HAS_ATTACHMENTS, not(HAS_ATTACHMENTS)],
  newThisWeek: [NEW_THIS_WEEK, not(NEW_THIS_WEEK)],
  changedThisWeek: [CHANGED_THIS_WEEK, not(CHANGED_THIS_WEEK)],
  attachedThisWeek: [ATTACHED_THIS_WEEK, not(ATTACHED_THIS_WEEK)],
  messagedThisWeek: [MESSAGED_THIS_WEEK, not(MESSAGED_THIS_WEEK)],
  sidMissing: [WITHOUT_SID, not(WITHOUT_SID)],
  withoutTaxNumber: [WITHOUT_TAX_NUMBER, not(WITHOUT_TAX_NUMBER)],
  possibleDuplicate: [POSSIBLE_DUPLICATE, not(POSSIBLE_DUPLICATE)],
};

function conditionsOf(filter: SubmissionFilter): string[] {
  const asked = (Object.keys(CONDITIONS) as FilterChoice[]).flatMap((name) => {
    const wanted = filter[name];
    return typeof wanted === 'boolean' ? [CONDITIONS[name][wanted ? 0 : 1]] : [];
  });
  if (typeof filter.source === 'string') asked.push('s.claim_type = :source');
  if (typeof filter.finding === 'string') asked.push(HAS_FINDING);
  if (filter.filedFrom) asked.push(FILED_FROM);
  if (filter.filedTo) asked.push(FILED_TO);
  return asked;
}

/**
 * Combines a condition with a filter; the scheme defines, by its time zone, when a week begins.
 */
export function filtered(
  seen: Condition,
  filter: SubmissionFilter,
  { timeZone }: Pick<SchemeFile, 'timeZone'>,
): Condition {
  const { filedFrom, filedTo, source, finding } = filter;
  const asked = conditionsOf(filter);
  if (asked.length === 0) return seen;
  const parameters = {
    ...seen.parameters,
    timeZone,
    source,
    finding,
    filedFrom,
    filedTo,
  };
  return { sql: [seen.sql, ...asked].join(' AND '), parameters };
}
