import type { Difference } from '../../components/form/conflict-panel';
import type { DraftForm } from '../../generated/graphql';

/** What an edit goes over: the version that the server compares, and what the fields held. */
export interface EditBase<Values> {
  version: number;
  values: Values;
}

/** What edits of one kind of thing have of their own: of a claim, of a registration. */
export interface EditKind<Subject, Values, Base extends EditBase<Values>, Stored> {
  /** Where the draft of it is kept. */
  form: DraftForm;
  baseOf: (subject: Subject) => Base;
  /** True when nobody has saved it since. */
  isSameVersion: (one: Base, other: Base) => boolean;
  /** What others changed between the two, and where that meets what was typed. */
  differencesOf: (base: Base, now: Base, mine: Values) => Difference[];
  /** What the draft keeps, and what is read from it, which may be of an older shape. */
  toDraft: (values: Values, base: Base) => Stored;
  fromDraft: (stored: Stored) => { values: Values; base: Base };
}

/** A form as it begins: what was typed before, over the version that it was typed over. */
export function beginning<Subject, Values, Base extends EditBase<Values>, Stored>(
  kind: EditKind<Subject, Values, Base, Stored>,
  latest: Base,
  stored: Stored | undefined,
): { values: Values; base: Base; conflict: Base | undefined } {
  if (stored === undefined) return { values: latest.values, base: latest, conflict: undefined };
  const { values, base } = kind.fromDraft(stored);
  const isOutdated = !kind.isSameVersion(base, latest) && kind.differencesOf(base, latest, values).length > 0;
  return { values, base: isOutdated ? base : latest, conflict: isOutdated ? latest : undefined };
}
