import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DraftForm } from '../../generated/graphql';
import { DraftSaver } from './draft-saver';
import type { DraftStatus } from './draft-status';
import { draftStore } from './draft-store';

/** A form's draft: what was kept of it, how saving goes, and what can be done with it. */
export interface Draft<Values> extends DraftStatus<Values> {
  /**
   * Takes note of what the form holds, on every change.
   * @param fromVersion the version of the claim that the form was opened with
   */
  save: (values: Values, fromVersion?: number) => void;
  /** Whether the form may be sent: false while a draft from elsewhere is newer, or the form was sent there. Never fails. */
  mayBeSent: () => Promise<boolean>;
  /** Throws the draft away after the form was sent. Never fails. */
  discard: () => Promise<void>;
  /** What the form holds now; undefined while it is as it began. */
  latest: () => Values | undefined;
  /** Throws the draft away, here and at the server, until `undo`. Never fails. */
  startAgain: () => Promise<void>;
  /** Brings back what is `putAside`, as `restored` and at the server. */
  undo: () => void;
  /** Answers a conflict: what was saved elsewhere becomes `restored`. */
  takeOther: () => Promise<void>;
  /** Answers a conflict: what is in this form is saved over it. */
  keepMine: () => void;
}

/** The savers of forms that are on screen, or were left before all was saved, by the form and what it is about. */
const savers = new Map<string, DraftSaver<unknown>>();

/** What was typed into a form that was left without a connection is still with its saver. */
function saverOf<Values>(client: ApolloClient, form: DraftForm, subjectId: string | undefined) {
  const place = `${form}:${subjectId ?? ''}`;
  const known = savers.get(place);
  if (known?.isOpen() && known.isUnsaved()) return known as DraftSaver<Values>;
  const saver = new DraftSaver<Values>(draftStore(client, form, subjectId));
  savers.set(place, saver as DraftSaver<unknown>);
  return saver;
}

/**
 * The person's draft of a form, kept at the server, so that it is back after a closed tab, on another device and after
 * a session has ended. The form is mounted once `ready`, with the values of `restored` if there are any.
 * @param subjectId the claim or registration the form is about; none for a new one
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
