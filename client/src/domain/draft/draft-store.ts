import type { ApolloClient } from '@apollo/client';
import {
  DiscardDraftDocument,
  type DraftForm,
  KeptDraftDocument,
  SaveDraftDocument,
} from '../../generated/graphql';
import { forgetSealed, keepSealed, readSealed, sealingKey, takeSealed } from '../../lib/sealed-text';
import { cachedUser, sessionToken } from '../session/session';

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
  /** Stores in this tab, encrypted for the user, what could not be saved at the server; never fails. */
  keepHere: (draft: UnsavedDraft) => Promise<void>;
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
  let key: CryptoKey | undefined;
  let puttingAside = Promise.resolve();
  return {
    isOpen: () => token !== null && sessionToken() === token,
    load: async () => {
      const { data } = await client.query({
        query: KeptDraftDocument,
        variables: about,
        fetchPolicy: 'no-cache',
      });
      if (data?.draftKey) key = await sealingKey(data.draftKey).catch(() => undefined);
      return data?.draft ?? null;
    },
    save: async (text, version) => {
      const keepalive = text.length <= OUTLIVES_PAGE_CHARACTERS;
      const { data } = await client.mutate({
        mutation: SaveDraftDocument,
        variables: { ...about, data: text, version },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { keepalive } },
      });
      if (!data) throw new Error('The server did not respond.');
      return data.saveDraft;
    },
    discard: async () => {
      await client.mutate({
        mutation: DiscardDraftDocument,
        variables: about,
        fetchPolicy: 'no-cache',
        // If the tab is closed right after the form was submitted, the draft must be deleted all the same.
        context: { fetchOptions: { keepalive: true } },
      });
    },
    keepHere: async (draft) => {
      if (key) await keepSealed(key, place, JSON.stringify(draft)).catch(() => undefined);
    },
    takeKeptHere: async () => {
      const text = key && (await takeSealed(key, place));
      return text ? (JSON.parse(text) as UnsavedDraft) : null;
    },
    putAside: (data) => {
      // In sequence: encrypting takes longer than deleting.
      puttingAside = puttingAside.then(async () => {
        if (data === null) forgetSealed(aside);
        else if (key) await keepSealed(key, aside, data).catch(() => undefined);
      });
      return puttingAside;
    },
    readAside: async () => (key ? readSealed(key, aside) : null),
  };
}
