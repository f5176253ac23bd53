/** 'offline' is tried again by itself; 'conflict' waits for the person; 'refused' says why in `problem`. */
export type DraftState = 'idle' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

/** What was kept of an earlier visit; a new `key` means new values for the form. */
export interface RestoredDraft<Values> {
  values: Values;
  /** Undefined when it was brought back here. */
  savedAt?: string;
  /** The version of the claim that the form was opened with. */
  fromVersion?: number;
  key: string;
}

/** What a form shows of its draft. */
export interface DraftStatus<Values> {
  /** False while it is not known whether there is a draft. */
  ready: boolean;
  restored?: RestoredDraft<Values>;
  state: DraftState;
  savedAt?: string;
  /** The other draft of a conflict; undefined there means that it was sent or thrown away elsewhere. */
  otherSavedAt?: string;
  problem?: string;
  /** What the person took out of the form, and can have back until the form is sent or the tab is closed. */
  putAside?: Values;
  /** It was taken out before the form was opened this time. */
  isAsideFromBefore?: boolean;
}

/** What is kept of a form. */
export interface Content<Values> {
  values: Values;
  fromVersion?: number;
}

/** The content of a kept draft; undefined when it cannot be read. */
export function parseContent<Values>(data: string): Content<Values> | undefined {
  try {
    const content = JSON.parse(data) as Partial<Content<Values>> | null;
    return content?.values ? (content as Content<Values>) : undefined;
  } catch {
    return undefined;
  }
}
