import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Button, ButtonLink } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Card, Inline, Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import type { DoubleUpPairFactsFragment, DoubleUpPairQuery } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { reasonLabels, verdictWords } from './double-up-words';
import { useDoubleUpMarks } from './use-double-up-marks';
import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';

/** The names of two claims are long on a phone. */
const WordyButton = chakra(Button, {
  base: { flexShrink: '1', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start', py: '2' },
});
const Outcome = chakra('div', { base: { borderRadius: 'md' } });

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

/** What two claims have in common, the decision about them, and the link to the next pair. */
export function VerdictPanel({ pair, nextUndecided, claims, timeZone }: VerdictPanelProps) {
  const { mark, undo, busy } = useDoubleUpMarks('DoubleUpPair');
  const outcome = useRef<HTMLDivElement>(null);
  const mayDecide = usePermission(Permission.DuplicatesDecide);
  const [first, second] = claims;
  const nameOf = (id: string) => (id === first.id ? first.name : second.name);
  const words = verdictWords(pair, nameOf);
  // The pressed button is removed with its question, so the result gets the focus.
  const decide = async (change: Promise<boolean>) => {
    if (await change) outcome.current?.focus();
  };
  return (
    <Card aria-labelledby="verdict-title">
      <Stack>
        <SubsectionTitle as="h2" id="verdict-title">
          {pair.reasons.map((reason) => reasonLabels[reason]).join(' · ')}
        </SubsectionTitle>
        <Outcome ref={outcome} tabIndex={-1}>
          {pair.verdict === null ? (
            <Muted>Not decided yet. Are these two the same claim?</Muted>
          ) : (
            <Notice tone="done" title={words} role="status">
              {pair.markedAt &&
                `Marked by ${pair.markedBy ?? 'an administrator'} on ${formatMomentAt(pair.markedAt, timeZone)}.`}
            </Notice>
          )}
        </Outcome>
        {!mayDecide ? null : pair.verdict === null ? (
          <Inline>
            <Button disabled={busy} onClick={() => void decide(mark(pair, null))}>
              Not a duplicate
            </Button>
            <WordyButton disabled={busy} onClick={() => void decide(mark(pair, second.id))}>
              {second.name} is a duplicate of {first.name}
            </WordyButton>
            <WordyButton disabled={busy} onClick={() => void decide(mark(pair, first.id))}>
              {first.name} is a duplicate of {second.name}
            </WordyButton>
          </Inline>
        ) : (
          <Button alignSelf="flex-start" disabled={busy} onClick={() => void decide(undo(pair))}>
            Undo this decision
          </Button>
        )}
        <Inline>
          {nextUndecided ? (
            <ButtonLink
              to={paths.doubleUp(nextUndecided.firstId, nextUndecided.secondId)}
              look={pair.verdict === null ? 'secondary' : 'primary'}
            >
              Next undecided pair
            </ButtonLink>
          ) : (
            <Muted>No other pair is waiting for a decision.</Muted>
          )}
          <TextLink to={paths.doubleUps}>All double ups</TextLink>
        </Inline>
      </Stack>
    </Card>
  );
}
