import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { Spinner } from '../../../components/feedback/spinner';
import { KeepPlace } from '../../../components/page/keep-place';
import { Stack } from '../../../components/page/layout';
import { showToast } from '../../../components/toast/toast-store';
import { causeText } from '../../../lib/error-message';
import type { ChangedList } from './use-changed-list';

const Title = chakra('p', { base: { fontWeight: 'semibold' } });

const LOAD_ID = 'load-trades-again';

const UNSEEN = t('The list below may not show it yet. You do not need to make the change again.');
const LOAD_AGAIN = t('reload the list');

/**
 * For closing a dialog while the outcome of its change is unknown: the list shows a sentence about it, which gets the
 * focus; otherwise the focus goes to `finalFocus`.
 */
export function useDoubt(list: ChangedList, finalFocus: () => HTMLElement | null) {
  const doubted = useRef(false);
  return {
    doubt: (wanted: string) => {
      doubted.current = true;
      list.doubt(t('You wanted to {wanted}, but the server did not confirm it.', { wanted }));
    },
    finalFocus: () => (doubted.current ? document.getElementById(LOAD_ID) : finalFocus()),
  };
}

interface ChangedListNoticeProps {
  list: ChangedList;
  /** Runs after the list was loaded, when the pressed button is gone. */
  onLoaded: () => void;
}

/**
 * Lists what the table does not show: changes that were made but not loaded yet, and changes with an unknown outcome.
 */
export function ChangedListNotice({ list, onLoaded }: ChangedListNoticeProps) {
  const { unseen, doubts, failures, loading } = list;
  const failed = failures.length > 0;
  const notLoaded = unseen !== undefined && failed;
  const doubtful = doubts.length > 0;
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function comeIntoView() {
      // A closing dialog returns the focus to its button, but does not scroll to it.
      if (doubts.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
    },
    [doubts.length],
  );
  const loadAgain = async () => {
    try {
      await list.load();
    } catch {
      return;
    }
    list.forgetDoubts();
    showToast('success', t('The list has been reloaded'));
    onLoaded();
  };
  if (!notLoaded && !doubtful) return null;
  return (
    <KeepPlace>
      <Notice tone={notLoaded ? 'error' : 'needs'}>
        <Stack ref={box} scrollMarginY="20">
          {notLoaded && (
            // A new element for every failure, so that each is announced.
            <Announced
              key={failures.length}
              title={t('Your change has been saved, but the list could not be reloaded')}
            >
              <p>{causeText(failures.at(-1), UNSEEN, LOAD_AGAIN)}</p>
            </Announced>
          )}
          {doubtful && (
            <Announced
              key={`doubt-${failures.length}`}
              title={t('We do not know whether your change was made')}
            >
              {doubts.map((doubt, at) => (
                <p key={at}>{doubt}</p>
              ))}
              {failed && !notLoaded && (
                <p>{causeText(failures.at(-1), t('The list could not be loaded.'), LOAD_AGAIN)}</p>
              )}
              <p>{t('It may still have been made. Reload the list and check before you try again.')}</p>
            </Announced>
          )}
          <Button
            id={LOAD_ID}
            alignSelf="flex-start"
            // Not disabled: it would lose the focus.
            aria-busy={loading || undefined}
            onClick={() => !loading && void loadAgain()}
          >
            {loading && <Spinner />}
            {t('Reload the list')}
          </Button>
        </Stack>
      </Notice>
    </KeepPlace>
  );
}

function Announced({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert">
      <Title>{title}</Title>
      {children}
    </div>
  );
}
