import type { ApolloClient } from '@apollo/client';
import {
  DiscardDraftDocument,
  type DraftForm,
  KeptDraftDocument,
  SaveDraftDocument,
} from '../../generated/graphql';
import { forgetSealed, keepSealed, readSealed, sealingKey, takeSealed } from '../../lib/sealed-text';
import { cachedUser, sessionToken } from '../session/session';

/** A draft as the server keeps it. */
export interface StoredDraft {
  data: string;
  version: number;
  savedAt: string;
}

/** What the server has not got of a draft, and the version over which it was typed. */
export type UnsavedDraft = Pick<StoredDraft, 'data' | 'version'>;

/** Where the drafts of one form lie. Each call to the server rejects as GraphQL calls do. */
export interface DraftStore {
  /** False once the session in which the form was opened is over on this device: the next person's drafts are theirs. */
  isOpen: () => boolean;
  load: () => Promise<StoredDraft | null>;
  save: (data: string, version: number) => Promise<{ version: number; savedAt: string }>;
  discard: () => Promise<void>;
  /** Keeps in this tab, sealed for the person, what the server could not be given; never fails. */
  keepHere: (draft: UnsavedDraft) => Promise<void>;
  /** What was kept in this tab, once; null when there is nothing. Asked after `load`, which brings the key. */
  takeKeptHere: () => Promise<UnsavedDraft | null>;
  /** Keeps in this tab, sealed for the person, what they took out of the form; null forgets it. Never fails. */
  putAside: (data: string | null) => Promise<void>;
  /** What was taken out of the form in this tab; null when there is nothing. Asked after `load`, which brings the key. */
  readAside: () => Promise<string | null>;
}

/** Browsers let a request of up to 64 KiB outlive its page. */
export const OUTLIVES_PAGE_CHARACTERS = 20_000;

/** The person's draft of a form, about a claim or a registration or a new one, at the server. Nothing of it is cached. */
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
        // A tab that is closed once the form was sent must not leave a draft of what was sent.
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
      // One after the other: sealing takes longer than forgetting.
      puttingAside = puttingAside.then(async () => {
        if (data === null) forgetSealed(aside);
        else if (key) await keepSealed(key, aside, data).catch(() => undefined);
      });
      return puttingAside;
    },
    readAside: async () => (key ? readSealed(key, aside) : null),
  };
}
