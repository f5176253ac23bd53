import type { ApolloClient } from '@apollo/client';
import {
  DiscardDraftDocument,
  type DraftForm,
  KeptDraftDocument,
  SaveDraftDocument,
} from '../generated/graphql';
import { sessionToken } from './session';

/** A draft as the server keeps it. */
export interface StoredDraft {
  data: string;
  version: number;
  savedAt: string;
}

/** Where the drafts of one form lie. Each call rejects as GraphQL calls do. */
export interface DraftStore {
  /** False once the session in which the form was opened is over on this device: the next person's drafts are theirs. */
  isOpen: () => boolean;
  load: () => Promise<StoredDraft | null>;
  save: (data: string, version: number) => Promise<{ version: number; savedAt: string }>;
  discard: () => Promise<void>;
}

/** Browsers let a request of up to 64 KiB outlive its page. */
const OUTLIVES_PAGE_CHARACTERS = 20_000;

/** The person's draft of a form, about a claim or a registration or a new one, at the server. Nothing of it is cached. */
export function draftStore(client: ApolloClient, form: DraftForm, subjectId: string | undefined): DraftStore {
  const about = { form, subjectId: subjectId ?? null };
  const token = sessionToken();
  return {
    isOpen: () => token !== null && sessionToken() === token,
    load: async () => {
      const { data } = await client.query({
        query: KeptDraftDocument,
        variables: about,
        fetchPolicy: 'no-cache',
      });
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
      if (!data) throw new Error('The server gave no answer.');
      return data.saveDraft;
    },
    discard: async () => {
      await client.mutate({ mutation: DiscardDraftDocument, variables: about, fetchPolicy: 'no-cache' });
    },
  };
}
