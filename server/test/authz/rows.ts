import type { ObjectKind, ObjectName, Operation, Outcome, Request, Row } from './callers.js';

export const O = 'OK';
export const B = 'BAD_USER_INPUT';
export const F = 'FORBIDDEN';
export const N = 'NOT_FOUND';
export const C = 'CONFLICT';

let made = 0;
/** A new address each time, so that no limit is reached. */
export const email = () => `nobody-${(made += 1)}@example.com`;

/** Open to everybody, with any token or none. */
export const open = (outcome: Outcome, text: string | (() => string), body?: () => object): Operation => ({
  ask: () => ({ text: typeof text === 'string' ? text : text(), body: body?.() }),
  unauthenticated: outcome,
  rows: [outcome, outcome, outcome, outcome],
});

/** Refused without a valid token. */
export const closed = (rows: Row, text: string, request: Request = {}): Operation => ({
  ask: () => ({ text, ...request }),
  unauthenticated: 'UNAUTHENTICATED',
  rows,
});

/** Refused without a valid token; concerns one object. */
export const about = (
  kind: ObjectKind,
  rows: Record<ObjectName, Row>,
  text: (id: string, object: ObjectName) => string,
  body?: (object: ObjectName) => object,
): Operation => ({
  ask: (id, object) => ({ text: text(id, object), body: body?.(object) }),
  unauthenticated: 'UNAUTHENTICATED',
  rows,
  kind,
});

export const CLAIMS: Record<ObjectName, Row> = {
  own: [O, O, O, O],
  other: [N, O, O, O],
  absent: [N, N, N, N],
  malformed: [N, N, N, N],
};
/** Claims visible to signed-in people, refused to scripts. */
export const PEOPLES_CLAIMS: Record<ObjectName, Row> = {
  own: [O, O, F, F],
  other: [N, O, F, F],
  absent: [N, N, F, F],
  malformed: [N, N, F, F],
};
export const ADMINISTRATORS_AND_SCRIPTS: Record<ObjectName, Row> = {
  own: [F, O, O, O],
  other: [F, O, O, O],
  absent: [F, N, N, N],
  malformed: [F, N, N, N],
};
export const ADMINISTRATORS_AND_WRITING_SCRIPTS: Record<ObjectName, Row> = {
  own: [F, O, F, O],
  other: [F, O, F, O],
  absent: [F, N, F, N],
  malformed: [F, N, F, N],
};
/** Writes to claims: one's own, or all; scripts need the write scope. */
export const WRITTEN_CLAIMS: Record<ObjectName, Row> = {
  own: [O, O, F, O],
  other: [N, O, F, O],
  absent: [N, N, F, N],
  malformed: [N, N, F, N],
};
/** An edit by administrators and scripts with an outdated version, so that it changes nothing. */
export const OUTDATED_EDITS: Record<ObjectName, Row> = {
  own: [F, C, F, C],
  other: [F, C, F, C],
  absent: [F, N, F, N],
  malformed: [F, N, F, N],
};
export const ADMINISTRATORS: Record<ObjectName, Row> = {
  own: [F, O, F, F],
  other: [F, O, F, F],
  absent: [F, N, F, F],
  malformed: [F, N, F, F],
};
