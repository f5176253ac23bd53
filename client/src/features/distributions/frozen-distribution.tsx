import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Tag } from '../../components/feedback/tag';
import { DownloadIcon } from '../../components/icons';
import { Card, Inline, Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import { ActRefusals } from '../../domain/act-refusals';
import { useTicket } from '../../domain/files/use-ticket';
import { paths } from '../../domain/paths';
import { useCheckedActs } from '../../domain/session/use-check-refusal';
import type { DistributionAct, DistributionDetailsFragment } from '../../generated/graphql';
import { CopyDistributionButton } from './copy-distribution-button';
import { DistributionActDialog } from './distribution-act-dialog';
import { ACTS, linesText, NEXT } from './distribution-act-text';
import { STATES } from './distribution-text';

/** What a frozen distribution waits for: the acts of the user, and for all others why not (FREEZE-11). */
export function FrozenDistribution({ distribution }: { distribution: DistributionDetailsFragment }) {
  const { id, number, state, publishLines, withdrawnBecause } = distribution;
  const acts = useCheckedActs(distribution.acts, (one) => one === 'APPROVE');
  const [act, setAct] = useState<DistributionAct>();
  const text = useTicket('FROZEN_DISTRIBUTION', id);
  const next = NEXT[state];
  const mine = acts.filter(({ mayDo }) => mayDo);
  return (
    <Card aria-labelledby="next">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="next">
            {next?.title}
          </SubsectionTitle>
          <Tag tone={STATES[state].tone} role="status">
            {STATES[state].words}
          </Tag>
        </Inline>
        <Muted>{next?.words}</Muted>
        {state !== 'WITHDRAWN' && <Muted>{linesText(publishLines)}</Muted>}
        {withdrawnBecause !== null && (
          <Notice tone="plain" title={t('Why it was withdrawn')}>
            {withdrawnBecause}
          </Notice>
        )}
        <ActRefusals acts={acts} />
        <Inline>
          {mine.map((may) => (
            <Button
              key={may.act}
              look={may.act === 'WITHDRAW' ? 'secondary' : 'primary'}
              onClick={() => setAct(may.act)}
            >
              {ACTS[may.act].action}
            </Button>
          ))}
          <Button pending={text.loading} onClick={() => void text.download(`distribution-${number}.jsonl`)}>
            <DownloadIcon />
            {t('Download the frozen text')}
          </Button>
          <CopyDistributionButton id={id} />
        </Inline>
        {state === 'PUBLISHED' && (
          <p>
            <TextLink to={paths.published}>{t('What everybody sees')}</TextLink>
          </p>
        )}
      </Stack>
      {act && (
        <DistributionActDialog act={act} distribution={distribution} onClose={() => setAct(undefined)} />
      )}
    </Card>
  );
}
