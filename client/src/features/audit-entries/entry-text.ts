import { AUDIT_ACTION_TEXTS, AUDIT_SUBJECT_TEXTS } from '@rules/audit-text.js';
import { claimLabel } from '@rules/claim-field-labels.js';
import { t } from '@rules/text.js';
import { paths } from '../../domain/paths';
import type { AuditEntryRowFragment } from '../../generated/graphql';
import { formatDate, formatMoment } from '../../lib/dates';
import { isEnglish } from '../../lib/locale';

type Entry = AuditEntryRowFragment;
type Detail = Entry['details'][number];

const textIn = (texts: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(texts, name) ? texts[name]! : name;

/** An action in plain words; one of another version of the product by its name. */
export const actionText = (action: string): string => textIn(AUDIT_ACTION_TEXTS, action);

/** All actions with their words, by their words. */
export const ACTION_OPTIONS: readonly (readonly [action: string, words: string])[] = Object.entries(
  AUDIT_ACTION_TEXTS,
).sort(([, one], [, other]) => one.localeCompare(other));

/** Who acted: a name where there is one, else what kind of actor it was. */
export function actorText({ actorKind, actorName, actorEmail }: Entry): string {
  if (actorKind === 'SYSTEM') return t('The portal itself');
  if (actorKind === 'ANONYMOUS') return t('Somebody not signed in');
  if (actorKind === 'TOKEN')
    return actorName === null ? t('A deleted API token') : t('API token {name}', { name: actorName });
  return actorName || actorEmail || t('A deleted account');
}

/** Subjects without a name are told apart by the last characters of their ids, which begin with the time. */
const ID_END = 8;

/** What it was done to: 'Claim 00123', 'Session …9f86d0aa', 'All claims'. */
export function subjectText({ subjectType, subjectId, subjectName }: Entry): string {
  const kind = textIn(AUDIT_SUBJECT_TEXTS, subjectType);
  if (subjectName) return `${kind} ${subjectName}`;
  return subjectId.length === 36 ? `${kind} …${subjectId.slice(-ID_END)}` : kind;
}

type Place = (id: string, name: string | null) => string | undefined;

/** The pages that subjects have. */
const PLACES: Readonly<Record<string, Place>> = {
  submission: (id) => paths.submissionView(id),
  registration: (id) => paths.registrationView(id),
  rules: (_, number) => (number === null ? undefined : paths.rulesVersion(Number(number))),
  assessment: (id) => paths.assessment(id),
  distribution: (id) => paths.distribution(id),
  'payment-run': (id) => paths.paymentRun(id),
  'court-report': (id) => paths.courtReport(id),
  objection: (id) => paths.objection(id),
  import: (id) => paths.importRun(id),
  deadline: () => paths.deadlines,
  export: () => paths.exports,
  notice: () => paths.notices,
  'api-token': () => paths.apiTokens,
  'bank-profile': () => paths.bankProfiles,
  'identity-purge': () => paths.identityDocuments,
  maintenance: () => paths.maintenanceSwitch,
};

/** The page of a subject; undefined for one without, and for an account that never existed. */
export function subjectPath({ subjectType, subjectId, subjectName }: Entry): string | undefined {
  return Object.hasOwn(PLACES, subjectType) && subjectId !== 'unknown'
    ? PLACES[subjectType]!(subjectId, subjectName)
    : undefined;
}

/** Details whose names alone do not say what they are. */
const DETAIL_NAMES: Readonly<Record<string, string>> = {
  because: t('Reason'),
  sid: t('SID'),
  sids: t('SIDs'),
  id: t('Id'),
  url: t('Link'),
  sha256: t('SHA-256'),
  csvSha256: t('SHA-256 of the CSV'),
  pdfSha256: t('SHA-256 of the PDF'),
  fields: t('Fields'),
  trades: t('Transactions'),
  tradesAdded: t('Transactions added'),
  tradesRemoved: t('Transactions removed'),
  hinSrn: t('HIN/SRN'),
  email: t('Email'),
  mimetype: t('Type of file'),
  importRunId: t('Import'),
  submissionId: t('Claim'),
  change: t('Change'),
  due: t('Last day'),
  duplicateId: t('The duplicate'),
  expiresAt: t('Valid until'),
};

/** `sessionsEnded` as 'Sessions ended'; in other languages as it is recorded, since it is in no catalogue. */
function spoken(name: string): string {
  if (!isEnglish()) return name;
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The name of a detail; of a nested one each part of its path, in a list with its number: 'Files 1, Payments'. */
export function detailName({ name }: Detail): string {
  return name
    .split('.')
    .map((part) => (Object.hasOwn(DETAIL_NAMES, part) ? DETAIL_NAMES[part]! : spoken(part)))
    .join(', ')
    .replaceAll(/, (\d+)/g, ' $1');
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** As JavaScript or PostgreSQL writes it, never without its offset. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)$/;

/** A recorded moment in the scheme's time zone; undefined for another value. */
function momentText(value: string, timeZone: string): string | undefined {
  const [, day, time, , offset] = MOMENT.exec(value) ?? [];
  if (day === undefined || time === undefined || offset === undefined) return undefined;
  return formatMoment(`${day}T${time}${/^.\d\d$/.test(offset) ? `${offset}:00` : offset}`, timeZone);
}

function valueText(detail: Detail, value: string, timeZone: string): string {
  if (value === '') return t('none');
  if (value === 'true') return t('yes');
  if (value === 'false') return t('no');
  if (detail.name === 'action') return actionText(value);
  if (DAY.test(value)) return formatDate(value);
  if (detail.name === 'fields') return value.split(', ').map(claimLabel).join(', ');
  return momentText(value, timeZone) ?? value;
}

/** The value of a detail, a day or moment as everywhere (SCREEN-20); of a change both, the former first. */
export function detailValue(detail: Detail, timeZone: string): string {
  const value = valueText(detail, detail.value, timeZone);
  return detail.before === null ? value : `${valueText(detail, detail.before, timeZone)} → ${value}`;
}
