import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/actions/button';
import { MenuButton } from '../../components/actions/menu-button';
import { Tag } from '../../components/feedback/tag';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { RuledItem, RuledList, RuledName } from '../../components/page/ruled-list';
import type { DoubleUpPairFactsFragment } from '../../generated/graphql';
import { formatMoment } from '../../lib/dates';
import { useFocusAfterChange } from '../../lib/use-focus-after-change';
import { paths } from '../../domain/paths';
import type { Decision, PairDecided } from './decided-pair';
import { claimName, reasonLabels, verdictTone, verdictText, type DoubleUpGroup } from './double-up-text';
import { useDoubleUpMarks } from './use-double-up-marks';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { usePermission } from '../../domain/session/use-permission';

/** A date is not broken at its hyphens. */
const Moment = chakra('span', { base: { whiteSpace: 'nowrap' } });

const firstShown = 10;
/** A group with more pairs is decided by comparing: which claim is the original is not seen at a glance. */
const fewPairs = 3;

interface PairItemProps {
  pair: DoubleUpPairFactsFragment;
  nameOf: (id: string) => string;
  timeZone: string;
  /** The pair can be decided here, without comparing. */
  inline: boolean;
  onDecided: PairDecided;
}

function PairItem({ pair, nameOf, timeZone, inline, onDecided }: PairItemProps) {
  const mayDecide = usePermission(Permission.DuplicatesDecide);
  const { mark, undo, busy } = useDoubleUpMarks('DoubleUpList', { reloads: false });
  const { firstId, secondId, reasons, verdict, markedBy, markedAt } = pair;
  const item = useFocusAfterChange<HTMLLIElement>(verdict);
  const names = t('{first} and {second}', { first: nameOf(firstId), second: nameOf(secondId) });
  const decide = async (change: Promise<boolean>, decision: Decision) => {
    if (await change) onDecided(pair, decision);
  };
  const markAs = (duplicateId: string | null) =>
    void decide(mark(pair, duplicateId), {
      verdict: duplicateId ? 'DUPLICATE' : 'NOT_DUPLICATE',
      duplicateId,
    });
  const asDuplicate = (duplicateId: string) => ({
    label: verdictText({ ...pair, verdict: 'DUPLICATE', duplicateId }, nameOf),
    onSelect: () => markAs(duplicateId),
  });
  return (
    <RuledItem ref={item} tabIndex={-1}>
      <Stack gap="tight">
        <Inline>
          <RuledName>{names}</RuledName>
          <Tag tone={verdictTone(pair)} whiteSpace="normal">
            {verdictText(pair, nameOf)}
          </Tag>
          {markedAt && (
            <Caption>
              {markedBy}, <Moment>{formatMoment(markedAt, timeZone)}</Moment>
            </Caption>
          )}
        </Inline>
        <Caption>{reasons.map((reason) => reasonLabels[reason]).join(' · ')}</Caption>
      </Stack>
      <Inline>
        {verdict === null && inline && mayDecide && (
          <>
            <Button
              size="small"
              pending={busy}
              aria-label={t('Not a duplicate: {names}', { names })}
              onClick={() => markAs(null)}
            >
              {t('Not a duplicate')}
            </Button>
            <MenuButton
              label={t('Duplicate: {names}', { names })}
              items={[asDuplicate(secondId), asDuplicate(firstId)]}
            >
              {t('Duplicate')}
            </MenuButton>
          </>
        )}
        {verdict !== null && mayDecide && (
          <Button
            size="small"
            look="quiet"
            pending={busy}
            aria-label={t('Undo the decision on {names}', { names })}
            onClick={() => void decide(undo(pair), { verdict: null, duplicateId: null })}
          >
            {t('Undo')}
          </Button>
        )}
        <ButtonLink
          to={paths.doubleUp(firstId, secondId)}
          size="small"
          look="quiet"
          aria-label={t('Compare {names}', { names })}
        >
          {t('Compare')}
        </ButtonLink>
      </Inline>
    </RuledItem>
  );
}

interface DoubleUpPairsProps {
  group: DoubleUpGroup;
  timeZone: string;
  onDecided: PairDecided;
}

/** The pairs of a group: what the two claims have in common, the decision about them, and a link to compare them. */
export function DoubleUpPairs({ group, timeZone, onDecided }: DoubleUpPairsProps) {
  const [all, setAll] = useState(false);
  const claims = new Map(group.claims.map((claim) => [claim.id, claim]));
  const shown = all ? group.pairs : group.pairs.slice(0, firstShown);
  return (
    <div>
      <RuledList aria-label={t('Pairs')}>
        {shown.map((pair) => (
          <PairItem
            key={`${pair.firstId} ${pair.secondId}`}
            pair={pair}
            nameOf={(id) => claimName(claims.get(id))}
            timeZone={timeZone}
            inline={group.pairs.length <= fewPairs}
            onDecided={onDecided}
          />
        ))}
      </RuledList>
      {shown.length < group.pairs.length && (
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          {t('Show all {pairs} pairs', { pairs: group.pairs.length })}
        </Button>
      )}
    </div>
  );
}
