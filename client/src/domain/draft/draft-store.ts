import type { ApolloClient } from '@apollo/client';
import {
  DiscardDraftDocument,
  type DraftForm,
  KeptDraftDocument,
  SaveDraftDocument,
} from '../../generated/graphql';
import { forgetEncrypted, keepEncrypted, readEncrypted, takeEncrypted } from '../../lib/encrypted-text';
import { cachedUser, sessionToken } from '../session/session';
import { heldSessionKey, noteSessionKey } from '../session/session-key';
import { UnansweredSave } from './unanswered-save';

/** A draft as stored at the server. */
export interface StoredDraft {
  data: string;
  version: number;
  savedAt: string;
}

/** The part of a draft that the server does not have, and the version it is based on. */
export type UnsavedDraft = Pick<StoredDraft, 'data' | 'version'>;

/** The storage of one form's draft. Each call to the server rejects as GraphQL calls do. */
export interface DraftStore {
  /**
   * False once the session in which the form was opened has ended on this device: drafts of the next user must not be
   * mixed up with it.
   */
  isOpen: () => boolean;
  load: () => Promise<StoredDraft | null>;
  save: (data: string, version: number) => Promise<{ version: number; savedAt: string }>;
  discard: () => Promise<void>;
  /**
   * Stores in this tab, encrypted for the user, what could not be saved at the server. Never fails; resolves with false
   * when it could not be stored.
   */
  keepHere: (draft: UnsavedDraft) => Promise<boolean>;
  /** Deletes what was stored in this tab, after it was saved at the server or the user discarded it. */
  forgetHere: () => void;
  /**
   * Reads and deletes what was stored in this tab; null when there is nothing. Call it after `load`, which fetches the
   * key.
   */
  takeKeptHere: () => Promise<UnsavedDraft | null>;
  /** Stores in this tab, encrypted for the user, what they removed from the form; null deletes it. Never fails. */
  putAside: (data: string | null) => Promise<void>;
  /** The removed content stored in this tab; null when there is none. Call it after `load`, which fetches the key. */
  readAside: () => Promise<string | null>;
}

/** Browsers let a keepalive request of up to 64 KiB outlive its page. */
export const OUTLIVES_PAGE_CHARACTERS = 20_000;

/** The user's draft at the server of a form, about a claim, a registration or a new one. None of it is cached. */
export function draftStore(client: ApolloClient, form: DraftForm, subjectId: string | undefined): DraftStore {
  const about = { form, subjectId: subjectId ?? null };
  const token = sessionToken();
  const place = [cachedUser()?.id, form, subjectId].join(':');
  const aside = `${place}:aside`;
  const unanswered = new UnansweredSave(place);
  /** In sequence: encrypting takes longer than deleting. */
  let keeping = Promise.resolve(true);
  let puttingAside = Promise.resolve(true);
  const isOpen = () => token !== null && sessionToken() === token;
  const encrypt = async (at: string, text: string) => {
    const key = await heldSessionKey(token);
    if (!key) return false;
    return keepEncrypted(key, at, text).then(
      () => true,
      () => false,
    );
  };
  const forget = (at: string) => {
    forgetEncrypted(at);
    return true;
  };
  const load = async () => {
    const { data } = await client.query({
      query: KeptDraftDocument,
      variables: about,
      fetchPolicy: 'no-cache',
    });
    if (data?.draftKey) noteSessionKey(token, data.draftKey);
    return data?.draft ?? null;
  };
  const save = async (text: string, version: number) => {
    const keepalive = text.length <= OUTLIVES_PAGE_CHARACTERS;
    const { data } = await client.mutate({
      mutation: SaveDraftDocument,
      variables: { ...about, data: text, version },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { keepalive } },
    });
    if (!data) throw new Error('The server did not respond.');
    return data.saveDraft;
  };
  return {
    isOpen,
    load: () => unanswered.awaited(load),
    save: (text, version) => unanswered.during(version + 1, () => save(text, version)),
    discard: async () => {
      await client.mutate({
        mutation: DiscardDraftDocument,
        variables: about,
        fetchPolicy: 'no-cache',
        // The draft must be deleted even if the tab is closed right after the form was submitted.
        context: { fetchOptions: { keepalive: true } },
      });
    },
    keepHere: (draft) => {
      keeping = keeping.then(() => encrypt(place, JSON.stringify(draft)));
      return keeping;
    },
    forgetHere: () => {
      keeping = keeping.then(() => forget(place));
    },
    takeKeptHere: async () => {
      const key = await heldSessionKey(token);
      const text = key && (await takeEncrypted(key, place));
      return text ? (JSON.parse(text) as UnsavedDraft) : null;
    },
    putAside: async (data) => {
      puttingAside = puttingAside.then(() => (data === null ? forget(aside) : encrypt(aside, data)));
      await puttingAside;
    },
    readAside: async () => {
      const key = await heldSessionKey(token);
      return key ? readEncrypted(key, aside) : null;
    },
  };
}
