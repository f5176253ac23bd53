import type { AuditAction, AuditActions } from '../audit/audit-actions.js';
import { AUDIT_ACTION_TEXTS, AUDIT_SUBJECT_TEXTS } from '../rules/audit-text.js';

/** Every action has a name in plain words: an action without one does not compile (AUDIT-8). */
const ACTIONS: Readonly<Record<AuditAction, string>> = AUDIT_ACTION_TEXTS;

const SUBJECTS: Readonly<Record<AuditActions[AuditAction]['on'], string>> = AUDIT_SUBJECT_TEXTS;

/** The types that subjects of audit entries have. */
export const SUBJECT_TYPES: readonly string[] = Object.keys(SUBJECTS);

/** Whether there is such an action. */
export const isKnownAction = (action: string): boolean => Object.hasOwn(ACTIONS, action);
