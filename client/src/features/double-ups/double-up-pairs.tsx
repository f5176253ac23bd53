import { useState } from 'react';
import { Button, ButtonLink } from '../../components/actions/button';
import { Tag } from '../../components/feedback/tag';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { RuledItem, RuledList, RuledName } from '../../components/page/ruled-list';
import type { DoubleUpPairFactsFragment } from '../../generated/graphql';
import { formatMoment } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { claimName, reasonLabels, verdictTone, verdictWords, type DoubleUpGroup } from './double-up-words';
import { useDoubleUpMarks } from './use-double-up-marks';
import { Permission } from '@rules/permissions.js';
import { usePermission } from '../../domain/session/use-permission';

const firstShown = 10;

interface PairItemProps {
  pair: DoubleUpPairFactsFragment;
  nameOf: (id: string) => string;
  timeZone: string;
}

function PairItem({ pair, nameOf, timeZone }: PairItemProps) {
  const mayDecide = usePermission(Permission.DuplicatesDecide);
  const { undo, busy } = useDoubleUpMarks('DoubleUpList');
  const { firstId, secondId, reasons, verdict, markedBy, markedAt } = pair;
  const names = `${nameOf(firstId)} and ${nameOf(secondId)}`;
  return (
    <RuledItem>
      <Stack gap="tight">
        <Inline>
          <RuledName>{names}</RuledName>
          <Tag tone={verdictTone(pair)} whiteSpace="normal">
            {verdictWords(pair, nameOf)}
          </Tag>
          {markedAt && (
            <Caption>
              {markedBy}, {formatMoment(markedAt, timeZone)}
            </Caption>
          )}
        </Inline>
        <Caption>{reasons.map((reason) => reasonLabels[reason]).join(' · ')}</Caption>
      </Stack>
      <Inline>
        {verdict !== null && mayDecide && (
          <Button
            size="small"
            look="quiet"
            pending={busy}
            aria-label={`Undo the decision on ${names}`}
            onClick={() => void undo(pair)}
          >
            Undo
          </Button>
        )}
        <ButtonLink
          to={paths.doubleUp(firstId, secondId)}
          size="small"
          look={verdict === null ? 'primary' : 'secondary'}
          aria-label={`Compare ${names}`}
        >
          Compare
        </ButtonLink>
      </Inline>
    </RuledItem>
  );
}

/** The pairs of a group: what the two claims have in common, the decision about them, and a link to compare them. */
export function DoubleUpPairs({ group, timeZone }: { group: DoubleUpGroup; timeZone: string }) {
  const [all, setAll] = useState(false);
  const claims = new Map(group.claims.map((claim) => [claim.id, claim]));
  const shown = all ? group.pairs : group.pairs.slice(0, firstShown);
  return (
    <div>
      <RuledList aria-label="Pairs">
        {shown.map((pair) => (
          <PairItem
            key={`${pair.firstId} ${pair.secondId}`}
            pair={pair}
            nameOf={(id) => claimName(claims.get(id))}
            timeZone={timeZone}
          />
        ))}
      </RuledList>
      {shown.length < group.pairs.length && (
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          Show all {group.pairs.length} pairs
        </Button>
      )}
    </div>
  );
}
