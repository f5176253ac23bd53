import { isIdentifier } from '../../rules/identifiers.js';
import type { AbaProfile } from './aba-profile.js';
import { isAbaText } from './aba-text.js';

const USER_NAME_LENGTH = 26;
const DESCRIPTION_LENGTH = 12;
const REMITTER_LENGTH = 16;

/** @throws RangeError for a profile with which no file can be written; it names all values that are wrong (ABA-3) */
export function checkAbaProfile(profile: AbaProfile): void {
  const valid: Record<string, boolean> = {
    institution: /^[A-Z]{3}$/.test(profile.institution),
    userName: isField(profile.userName, USER_NAME_LENGTH),
    userId: /^\d{1,6}$/.test(profile.userId),
    description: isField(profile.description, DESCRIPTION_LENGTH),
    traceBsb: /^\d{3}-\d{3}$/.test(profile.traceBsb) && isIdentifier('BSB', profile.traceBsb),
    traceAccount: /^\d{1,9}$/.test(profile.traceAccount),
    remitter: isField(profile.remitter, REMITTER_LENGTH),
    processingDate: isDay(profile.processingDate),
  };
  const wrong = Object.keys(valid).filter((name) => !valid[name]);
  if (wrong.length > 0)
    throw new RangeError(`Direct Entry does not accept these values: ${wrong.join(', ')}`);
}

function isField(text: string, most: number): boolean {
  return text !== '' && text === text.trim() && text.length <= most && isAbaText(text);
}

/** Whether a text is a day of the calendar, yyyy-MM-dd, in this century: a file has two digits of the year. */
function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return day.startsWith('20') && !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
}
