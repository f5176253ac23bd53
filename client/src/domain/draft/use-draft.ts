import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DraftForm } from '../../generated/graphql';
import { DraftSaver } from './draft-saver';
import type { DraftStatus } from './draft-status';
import { draftStore } from './draft-store';

/** A form's draft: its stored content, the state of saving, and what the user can do with it. */
export interface Draft<Values> extends DraftStatus<Values> {
  /**
   * Records the form's content on every change.
   * @param fromVersion the version of the claim that the form was opened with
   */
  save: (values: Values, fromVersion?: number) => void;
  /**
   * Whether the form may be submitted: false while a draft from elsewhere is newer, or the form was submitted there.
   * Never fails.
   */
  mayBeSent: () => Promise<boolean>;
  /** Deletes the draft after the form was submitted. Never fails. */
  discard: () => Promise<void>;
  /** The form's current content; undefined while it was not changed. */
  latest: () => Values | undefined;
  /** Deletes the draft, here and at the server, until `undo`. Never fails. */
  startAgain: () => Promise<void>;
  /** Brings back `putAside`, as `restored` and at the server. */
  undo: () => void;
  /** Resolves a conflict: the draft saved elsewhere becomes `restored`. */
  takeOther: () => Promise<void>;
  /** Resolves a conflict: the form's content overwrites the draft saved elsewhere. */
  keepMine: () => void;
}

/** The savers of forms that are on screen, or were left before everything was saved, by form and subject. */
const savers = new Map<string, DraftSaver<unknown>>();

/** The saver of a form that was left without a connection still has its content. */
function saverOf<Values>(client: ApolloClient, form: DraftForm, subjectId: string | undefined) {
  const place = `${form}:${subjectId ?? ''}`;
  const known = savers.get(place);
  if (known?.isOpen() && known.isUnsaved()) return known as DraftSaver<Values>;
  const saver = new DraftSaver<Values>(draftStore(client, form, subjectId));
  savers.set(place, saver as DraftSaver<unknown>);
  return saver;
}

/**
 * The user's draft of a form, stored at the server, so that it is available after a tab was closed, on another device
 * and after a session has ended. The form is mounted once `ready`, with the values of `restored` if there are any.
 * @param subjectId the claim or registration that the form edits; none for a new one
 */
export function useDraft<Values>(form: DraftForm, subjectId?: string): Draft<Values> {
  const client = useApolloClient();
  const saver = useMemo(() => saverOf<Values>(client, form, subjectId), [client, form, subjectId]);
  useEffect(
    function keepWhileOnScreen() {
      return saver.open();
    },
    [saver],
  );
  const status = useSyncExternalStore(saver.subscribe, saver.current);
  return useMemo(() => {
    const { save, mayBeSent, discard, latest, startAgain, undo, takeOther, keepMine } = saver;
    return { ...status, save, mayBeSent, discard, latest, startAgain, undo, takeOther, keepMine };
  }, [saver, status]);
}
