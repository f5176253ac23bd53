import type { Difference } from '../../components/form/conflict-panel';
import type { DraftForm } from '../../generated/graphql';

/** The version that an edit is based on: the version number for the server, and the values of the fields. */
export interface EditBase<Values> {
  version: number;
  values: Values;
}

/** What differs between edits of a claim and of a registration. */
export interface EditKind<Subject, Values, Base extends EditBase<Values>, Stored> {
  /** The form under which the draft is stored. */
  form: DraftForm;
  baseOf: (subject: Subject) => Base;
  /** True when it was not saved in between. */
  isSameVersion: (one: Base, other: Base) => boolean;
  /** The changes of other users between the two versions, and which of them conflict with what was typed. */
  differencesOf: (base: Base, now: Base, mine: Values) => Difference[];
  /**
   * Converts to and from the stored draft, which may have an older shape, and may contain only what differs from the
   * version it is based on: the rest comes from the latest one.
   */
  toDraft: (values: Values, base: Base) => Stored;
  fromDraft: (stored: Stored, latest: Base) => { values: Values; base: Base };
}

/** The initial state of a form: what was typed before, and the version that it was based on. */
export function beginning<Subject, Values, Base extends EditBase<Values>, Stored>(
  kind: EditKind<Subject, Values, Base, Stored>,
  latest: Base,
  stored: Stored | undefined,
): { values: Values; base: Base; conflict: Base | undefined } {
  if (stored === undefined) return { values: latest.values, base: latest, conflict: undefined };
  const { values, base } = kind.fromDraft(stored, latest);
  const isOutdated = !kind.isSameVersion(base, latest) && kind.differencesOf(base, latest, values).length > 0;
  return { values, base: isOutdated ? base : latest, conflict: isOutdated ? latest : undefined };
}
