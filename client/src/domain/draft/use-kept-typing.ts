import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { noteOpenDraft } from './open-drafts';
import { isSealed, keepSealed, takeSealed } from '../../lib/sealed-text';
import { cachedUser, sessionToken } from '../session/session';
import { heldSessionKey, sessionKey } from '../session/session-key';

/** What a person has typed into something that has no draft at the server: a dialog, a line that is edited in place. */
export interface KeptTyping<Values> {
  /** Which of the things of the page it is about: the id of a user, the key of a row. */
  about: string;
  values: Values;
}

/** Where the text lies in the tab: with the page and the person, whose name is gone when the session has ended. */
function usePlace(name: string): string {
  const { pathname } = useLocation();
  const [place] = useState(() => [cachedUser()?.id, pathname, name].join(':'));
  return place;
}

/**
 * Keeps what is typed over the end of the session: sealed in this tab, until `useTypedBefore` of the same page takes it.
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
      // Without a connection it comes later, with another answer.
      const asked = sessionKey(client);
      const keepHere = () => {
        const text = latest.current && JSON.stringify(latest.current);
        if (text === undefined) return undefined;
        return asked
          .then(async (key) => key ?? (await heldSessionKey(token)))
          .then((key) => seal(key, place, text));
      };
      const forget = noteOpenDraft({ flush: () => Promise.resolve(), keepHere });
      return () => {
        forget();
        // Signed out in another tab: what shows this goes with its page.
        if (sessionToken() !== token) void keepHere();
      };
    },
    [client, place],
  );
}

/**
 * Gives back what was typed on this page when an earlier session of the same person ended in this tab, once.
 * @param onFound opens what it was typed into
 */
export function useTypedBefore<Values>(name: string, onFound: (typing: KeptTyping<Values>) => void): void {
  const client = useApolloClient();
  const place = usePlace(name);
  const found = useEffectEvent(onFound);
  useEffect(
    function takeWhatWasKept() {
      if (!isSealed(place)) return undefined;
      const page = new AbortController();
      const take = async () => {
        const key = await sessionKey(client);
        if (!key || isLeft(page)) return;
        const text = await takeSealed(key, place);
        if (text === null) return;
        if (isLeft(page)) await keepSealed(key, place, text);
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

/** False in a tab that has no room for it, or may keep nothing. */
async function seal(key: CryptoKey | undefined, place: string, text: string): Promise<boolean> {
  if (!key) return false;
  return keepSealed(key, place, text).then(
    () => true,
    () => false,
  );
}
