import { CLAIM_EMAIL_LABEL, CLAIM_FIELD_LABELS } from '../../rules/claim-field-labels.js';
import { isRestrictedPath } from '../submission-fields.js';
import type { FieldChange } from './submission-history.model.js';
import type { SubmissionSnapshot, SubmissionTimeline } from './submission-timeline.js';

/** So much of a restricted value may be shown, and only of one that is longer by as much again. */
const SHOWN = 3;

/** A restricted value that can be told from another one and not read (HISTORY-2). */
export function masked(value: string): string {
  if (value === '') return '';
  return value.length > 2 * SHOWN ? `••••${value.slice(-SHOWN)}` : '••••';
}

/** The fields that differ between two states of a claim, in the order of its form. */
export function fieldChanges(
  timeline: SubmissionTimeline,
  from: SubmissionSnapshot,
  to: SubmissionSnapshot,
): FieldChange[] {
  const before = valuesOf(timeline, from);
  const after = valuesOf(timeline, to);
  return Object.entries(LABELS).flatMap(([path, label]) => {
    const [old = '', now = ''] = [before[path], after[path]];
    if (old === now) return [];
    const hidden = isRestrictedPath(path);
    const shown = hidden ? { before: masked(old), after: masked(now) } : { before: old, after: now };
    return [{ path, label, ...shown, masked: hidden }];
  });
}

/** The form's fields in its order, the claim's own address first. */
const LABELS: Record<string, string> = {
  email: CLAIM_EMAIL_LABEL,
  ...CLAIM_FIELD_LABELS,
};

function valuesOf(timeline: SubmissionTimeline, snapshot: SubmissionSnapshot): Record<string, string> {
  return { sid: snapshot.sid ?? '', email: snapshot.email, ...timeline.fields(snapshot) };
}
