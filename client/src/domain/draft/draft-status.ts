/**
 * 'offline' is retried automatically; 'conflict' waits for the user's decision; 'refused' has its reason in `problem`.
 */
export type DraftState = 'idle' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

/** A draft of an earlier visit; a new `key` means new values for the form. */
export interface RestoredDraft<Values> {
  values: Values;
  /** Undefined when it was brought back in this tab. */
  savedAt?: string;
  /** The version of the claim that the form was opened with. */
  fromVersion?: number;
  key: string;
}

/** What a form displays of its draft. */
export interface DraftStatus<Values> {
  /** False while the draft is being loaded. */
  ready: boolean;
  restored?: RestoredDraft<Values>;
  state: DraftState;
  savedAt?: string;
  /** When the other draft of a conflict was saved; undefined means that it was submitted or deleted elsewhere. */
  otherSavedAt?: string;
  problem?: string;
  /**
   * The content that the user removed from the form and can bring back until the form is submitted or the tab closed.
   */
  putAside?: Values;
  /** It is the draft of another window or device that lost against the form's content. */
  isAsideFromElsewhere?: boolean;
  /** The content was removed before the form was opened this time. */
  isAsideFromBefore?: boolean;
}

/** The stored content of a form. */
export interface Content<Values> {
  values: Values;
  fromVersion?: number;
}

/** The content of a stored draft; undefined when it cannot be read. */
export function parseContent<Values>(data: string): Content<Values> | undefined {
  try {
    const content = JSON.parse(data) as Partial<Content<Values>> | null;
    return content?.values ? (content as Content<Values>) : undefined;
  } catch {
    return undefined;
  }
}
