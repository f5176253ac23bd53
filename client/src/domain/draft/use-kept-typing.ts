import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { noteOpenDraft } from './open-drafts';
import { hasEncrypted, keepEncrypted, takeEncrypted } from '../../lib/encrypted-text';
import { cachedUser, sessionToken } from '../session/session';
import { heldSessionKey, sessionKey } from '../session/session-key';

/** Input without a draft at the server: in a dialog, or a line that is edited in place. */
export interface KeptTyping<Values> {
  /** The item of the page that is edited: the id of a user, the key of a row. */
  about: string;
  values: Values;
}

/**
 * The key in the tab's storage: contains the page and the user, whose name is no longer known after the session has
 * ended.
 */
function usePlace(name: string): string {
  const { pathname } = useLocation();
  const [place] = useState(() => [cachedUser()?.id, pathname, name].join(':'));
  return place;
}

/**
 * Keeps what is typed when the session ends: encrypted in this tab, until `useTypedBefore` of the same page reads it.
 * Never for a password or another secret.
 * @param typing undefined while there is nothing to lose
 */
export function useKeepTyping<Values>(name: string, typing: KeptTyping<Values> | undefined): void {
  const client = useApolloClient();
  const place = usePlace(name);
  const latest = useRef(typing);
  useEffect(function noteLatest() {
    latest.current = typing;
  });
  useEffect(
    function keepAtTheEnd() {
      const token = sessionToken();
      // Without a connection the key is received later, with another response.
      const asked = sessionKey(client);
      const keepHere = () => {
        const text = latest.current && JSON.stringify(latest.current);
        if (text === undefined) return undefined;
        return asked
          .then(async (key) => key ?? (await heldSessionKey(token)))
          .then((key) => encrypt(key, place, text));
      };
      const forget = noteOpenDraft({ flush: () => Promise.resolve(), keepHere });
      return () => {
        forget();
        // Signed out in another tab: this component is unmounted together with its page.
        if (sessionToken() !== token) void keepHere();
      };
    },
    [client, place],
  );
}

/**
 * Restores, once, what was typed on this page when an earlier session of the same user ended in this tab.
 * @param onFound opens the dialog or line it was typed into
 */
export function useTypedBefore<Values>(name: string, onFound: (typing: KeptTyping<Values>) => void): void {
  const client = useApolloClient();
  const place = usePlace(name);
  const found = useEffectEvent(onFound);
  useEffect(
    function takeWhatWasKept() {
      if (!hasEncrypted(place)) return undefined;
      const page = new AbortController();
      const take = async () => {
        const key = await sessionKey(client);
        if (!key || isLeft(page)) return;
        const text = await takeEncrypted(key, place);
        if (text === null) return;
        if (isLeft(page)) await keepEncrypted(key, place, text);
        else found(JSON.parse(text) as KeptTyping<Values>);
      };
      void take();
      return () => page.abort();
    },
    [client, place],
  );
}

function isLeft(page: AbortController): boolean {
  return page.signal.aborted;
}

/** False when the tab's storage is full or disabled, or the key is missing. */
async function encrypt(key: CryptoKey | undefined, place: string, text: string): Promise<boolean> {
  if (!key) return false;
  return keepEncrypted(key, place, text).then(
    () => true,
    () => false,
  );
}
