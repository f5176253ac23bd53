import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Caption, Card, Inline, Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import type { DoubleUpPairFactsFragment, DoubleUpPairQuery } from '../../generated/graphql';
import { useFocusAfterChange } from '../../lib/use-focus-after-change';
import { usePageKeys } from '../../lib/use-page-keys';
import { formatMomentAt } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { reasonLabels, verdictText } from './double-up-text';
import { useDoubleUpMarks } from './use-double-up-marks';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { usePermission } from '../../domain/session/use-permission';

/** The names of two claims are long on a phone. */
const WordyButton = chakra(Button, {
  base: { flexShrink: '1', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', py: '2' },
});
const Outcome = chakra('div', { base: { borderRadius: 'md' } });
/** Stays in view above the compared values of a wide window; `data-page-bar` makes room for it. */
const Bar = chakra(Card, {
  base: {
    py: { md: '3' },
    lg: { position: 'sticky', top: '0', zIndex: 'bar' },
    _print: { position: 'static' },
  },
});
const Keys = chakra(Caption, { base: { display: { base: 'none', md: 'block' } } });

export interface NamedClaim {
  id: string;
  name: string;
}

interface VerdictPanelProps {
  pair: DoubleUpPairFactsFragment;
  nextUndecided: DoubleUpPairQuery['doubleUp']['nextUndecided'];
  /** The two claims of the pair, in the displayed order. */
  claims: readonly [NamedClaim, NamedClaim];
  timeZone: string;
}

/** The keys that act now, in words. */
function keyText(mayDecide: boolean, isOpen: boolean, hasNext: boolean): string {
  const decision = isOpen ? t('N not a duplicate, B or A which of them is the duplicate') : t('U undo');
  const words = [...(mayDecide ? [decision] : []), ...(hasNext ? [t('J next pair')] : [])].join(', ');
  return words && t('Keys: {words}.', { words });
}

/** What two claims have in common, the decision about them, and the link to the next pair. */
export function VerdictPanel({ pair, nextUndecided, claims, timeZone }: VerdictPanelProps) {
  const { mark, undo, busy } = useDoubleUpMarks('DoubleUpPair');
  const outcome = useFocusAfterChange<HTMLDivElement>(pair.verdict);
  const mayDecide = usePermission(Permission.DuplicatesDecide);
  const [first, second] = claims;
  const nameOf = (id: string) => (id === first.id ? first.name : second.name);
  const words = verdictText(pair, nameOf);
  const navigate = useNavigate();
  const isOpen = pair.verdict === null;
  const choose = (duplicateId: string | null) => () => void mark(pair, duplicateId);
  const keys =
    !mayDecide || busy
      ? {}
      : isOpen
        ? { n: choose(null), b: choose(second.id), a: choose(first.id) }
        : { u: () => void undo(pair) };
  const next = nextUndecided && paths.doubleUp(nextUndecided.firstId, nextUndecided.secondId);
  usePageKeys({ ...keys, j: next ? () => void navigate(next) : undefined });
  return (
    <Bar aria-labelledby="verdict-title" data-page-bar="decision">
      <Stack gap="tight">
        <Inline>
          <SubsectionTitle as="h2" id="verdict-title">
            {pair.reasons.map((reason) => reasonLabels[reason]).join(' · ')}
          </SubsectionTitle>
          <Outcome ref={outcome} tabIndex={-1}>
            {pair.verdict === null ? (
              <Muted>{t('Not decided yet. Are these two the same claim?')}</Muted>
            ) : (
              <Notice tone="done" title={words} role="status">
                {pair.markedAt &&
                  t('Marked by {markedBy} on {markedAt}.', {
                    markedBy: pair.markedBy ?? t('an administrator'),
                    markedAt: formatMomentAt(pair.markedAt, timeZone),
                  })}
              </Notice>
            )}
          </Outcome>
        </Inline>
        {!mayDecide ? null : pair.verdict === null ? (
          <Inline>
            <Button size="small" disabled={busy} aria-keyshortcuts="n" onClick={choose(null)}>
              {t('Not a duplicate')}
            </Button>
            <WordyButton size="small" disabled={busy} aria-keyshortcuts="b" onClick={choose(second.id)}>
              {t('{duplicate} is a duplicate of {original}', {
                duplicate: second.name,
                original: first.name,
              })}
            </WordyButton>
            <WordyButton size="small" disabled={busy} aria-keyshortcuts="a" onClick={choose(first.id)}>
              {t('{duplicate} is a duplicate of {original}', {
                duplicate: first.name,
                original: second.name,
              })}
            </WordyButton>
          </Inline>
        ) : (
          <Button
            size="small"
            alignSelf="flex-start"
            disabled={busy}
            aria-keyshortcuts="u"
            onClick={() => void undo(pair)}
          >
            {t('Undo this decision')}
          </Button>
        )}
        <Inline>
          {next ? (
            <ButtonLink
              size="small"
              to={next}
              aria-keyshortcuts="j"
              look={pair.verdict === null ? 'secondary' : 'primary'}
            >
              {t('Next undecided pair')}
            </ButtonLink>
          ) : (
            <Muted>{t('No other pair is waiting for a decision.')}</Muted>
          )}
          <TextLink to={paths.doubleUps}>{t('All duplicates')}</TextLink>
          <Keys>{keyText(mayDecide, isOpen, Boolean(next))}</Keys>
        </Inline>
      </Stack>
    </Bar>
  );
}
