import { CLAIM_EMAIL_LABEL, CLAIM_FIELD_LABELS } from '../../rules/claim-field-labels.js';
import { maskedValue } from '../../rules/masked-value.js';
import { isRestrictedPath } from '../submission-fields.js';
import type { FieldChange } from './submission-history.model.js';
import type { SubmissionSnapshot, SubmissionTimeline } from './submission-timeline.js';

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
    const shown = hidden
      ? { before: maskedValue(old), after: maskedValue(now) }
      : { before: old, after: now };
    return [{ path, label, ...shown, masked: hidden }];
  });
}

/** The form's fields in their order, the claim's own address first. */
const LABELS: Record<string, string> = {
  email: CLAIM_EMAIL_LABEL,
  ...CLAIM_FIELD_LABELS,
};

function valuesOf(timeline: SubmissionTimeline, snapshot: SubmissionSnapshot): Record<string, string> {
  return { sid: snapshot.sid ?? '', email: snapshot.email, ...timeline.fields(snapshot) };
}
