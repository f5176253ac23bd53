import { Input } from '../../../components/form/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { SearchIcon } from '../../../components/icons';
import { paths } from '../../../domain/paths';
import { isFreeChord, isFreeKey } from '../../../lib/shortcut';
import { useSubmissionFinder } from './use-submission-finder';
import { useHelpKey } from '../../../lib/use-help-key';

/** Loaded with the first letter typed, so that pages open without it. */
const FoundSubmissions = lazy(async () => ({
  default: (await import('./found-submissions')).FoundSubmissions,
}));

const Place = chakra('div', {
  base: {
    position: 'relative',
    flex: { base: '1 0 100%', md: '0 1 18rem' },
    minWidth: { md: '10rem' },
    order: { base: '1', md: '0' },
    ms: { md: 'auto' },
    _print: { display: 'none' },
  },
  variants: { opened: { false: { mdDown: { display: 'none' } } } },
});
const Popup = chakra('div', {
  base: {
    position: 'absolute',
    top: 'full',
    insetEnd: '0',
    zIndex: 'menu',
    width: { base: 'full', md: '28rem' },
    mt: '2',
    p: '1',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'md',
  },
});
const PhoneOnly = chakra('div', { base: { display: { md: 'none' }, ms: 'auto' } });

const NAME = t('Find a claim');

/** `/` and Ctrl+K, or the command key on a Mac, call `onAsked` wherever nobody types. */
function useFinderKeys(onAsked: () => void) {
  useEffect(
    function listenForFinderKeys() {
      const press = (event: KeyboardEvent) => {
        const isAsked =
          event.key.toLowerCase() === 'k' ? isFreeChord(event) : event.key === '/' && isFreeKey(event);
        if (!isAsked) return;
        event.preventDefault();
        onAsked();
      };
      document.addEventListener('keydown', press);
      return () => document.removeEventListener('keydown', press);
    },
    [onAsked],
  );
}

interface SubmissionFinderProps {
  /** Shows the keys of the office; `?` calls it on every page, as `/` comes here. */
  onHelp: () => void;
}

/**
 * The search for a claim in the top bar: found claims appear while one types; Enter opens the claim with exactly this
 * SID, or else the list of results. On a phone a button opens it.
 */
export function SubmissionFinder({ onHelp }: SubmissionFinderProps) {
  useHelpKey(onHelp);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isOpened, setOpened] = useState(false);
  const [entered, setEntered] = useState<string>();
  const finder = useSubmissionFinder();
  const { text, listId, active, isOpen, setOptions, reset } = finder;
  const query = text.trim();

  const ask = useCallback(() => {
    // A field that is not shown yet, as on a phone, cannot take the focus.
    flushSync(() => setOpened(true));
    input.current?.focus();
    input.current?.select();
  }, []);
  useFinderKeys(ask);

  const leave = () => {
    reset();
    setEntered(undefined);
    setOpened(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <PhoneOnly>
        <Button
          look="quiet"
          size="square"
          aria-expanded={isOpened}
          onClick={() => (isOpened ? setOpened(false) : ask())}
        >
          <SearchIcon label={NAME} />
        </Button>
      </PhoneOnly>
      <Place
        data-tour="finder"
        role="search"
        aria-label={t('Claims')}
        opened={isOpened}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) finder.close();
        }}
      >
        <Input
          ref={input}
          {...finder.field}
          mt="0"
          placeholder={NAME}
          aria-label={NAME}
          aria-keyshortcuts="/ Control+K Meta+K"
          title={t('Press / to find a claim')}
          onChange={(event: { target: { value: string } }) => {
            setEntered(undefined);
            finder.field.onChange(event);
          }}
          onKeyDown={(event) => {
            finder.onKeyDown(event);
            if (event.key === 'Enter' && !event.defaultPrevented && query) {
              if (!isOpen) finder.field.onChange({ target: { value: text } });
              setEntered(query);
            }
            if (event.key === 'Escape') {
              if (isOpen) finder.close();
              else leave();
            }
          }}
        />
        {isOpen && (
          <Popup data-opened>
            <Suspense fallback={null}>
              <FoundSubmissions
                id={listId}
                text={text}
                entered={entered}
                active={active}
                onOptions={setOptions}
                onFollow={leave}
                onEntered={(path) => {
                  leave();
                  void navigate(path ?? paths.submissionsFound(query));
                }}
              />
            </Suspense>
          </Popup>
        )}
      </Place>
    </>
  );
}
