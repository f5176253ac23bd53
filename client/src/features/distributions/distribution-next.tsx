import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Caption, Card, Inline, Stack } from '../../components/page/layout';
import { watchJob } from '../../domain/jobs/watched-jobs';
import { paths } from '../../domain/paths';
import { useComputeDistributionMutation, type DistributionDetailsFragment } from '../../generated/graphql';
import { failedChangeText } from '../../lib/error-message';
import { CopyDistributionButton } from './copy-distribution-button';
import { refusalText, STATES } from './distribution-text';
import { FreezeDialog } from './freeze-dialog';

/** Where a distribution stands, and what can be done with it. */
export function DistributionNext({ distribution }: { distribution: DistributionDetailsFragment }) {
  const { id, version, state, mayEdit, figures, freezeRefusal } = distribution;
  const [compute, computing] = useComputeDistributionMutation({ refetchQueries: ['Distributions'] });
  const [failure, setFailure] = useState<string>();
  const [isFreezing, setFreezing] = useState(false);
  const computeIt = async () => {
    setFailure(undefined);
    try {
      const { data } = await compute({ variables: { id, version } });
      if (data) watchJob(id);
    } catch (error) {
      setFailure(failedChangeText(error));
    }
  };
  const isIdle = state !== 'COMPUTING' && state !== 'FREEZING';
  return (
    <Card aria-label={t('What comes next')}>
      <Stack>
        <StateOf distribution={distribution} />
        {failure && <Notice tone="error" role="alert" title={failure} />}
        {isIdle && (
          <Inline>
            {freezeRefusal === null && (
              <Button look="primary" onClick={() => setFreezing(true)}>
                {t('Freeze')}
              </Button>
            )}
            {mayEdit && (
              <>
                <Button
                  look={figures ? undefined : 'primary'}
                  pending={computing.loading}
                  onClick={() => void computeIt()}
                >
                  {figures ? t('Compute again') : t('Compute')}
                </Button>
                <ButtonLink to={paths.distributionEdit(id)}>{t('Edit')}</ButtonLink>
              </>
            )}
            <CopyDistributionButton id={id} />
          </Inline>
        )}
      </Stack>
      {isFreezing && <FreezeDialog distribution={distribution} onClose={() => setFreezing(false)} />}
    </Card>
  );
}

function StateOf({ distribution }: { distribution: DistributionDetailsFragment }) {
  const { state, number, progress, message, refusal, fund, figures } = distribution;
  if (state === 'COMPUTING' || state === 'FREEZING')
    return (
      <>
        <ProgressBar label={t('Distribution {number}', { number })} fraction={progress} tone="active" />
        <span role="status">
          {message ??
            (state === 'COMPUTING'
              ? t('The lines are being computed and compared.')
              : t('The lines are being frozen and sealed.'))}
        </span>
        <Caption>
          {state === 'COMPUTING'
            ? t('You can leave this page; the computation continues, also after a restart of the server.')
            : t('You can leave this page; the work continues, also after a restart of the server.')}
        </Caption>
      </>
    );
  if (refusal)
    return (
      <Notice tone="error" title={t('This fund cannot be shared')}>
        {refusalText(
          refusal,
          fund.steps.map(({ name }) => name),
        )}
      </Notice>
    );
  if (message)
    return (
      <Notice tone="error" title={state === 'COMPUTED' ? t('It was not frozen') : t('It was not computed')}>
        {message}
      </Notice>
    );
  if (state === 'DISAGREED')
    return (
      <Notice tone="error" title={STATES.DISAGREED.words}>
        {t(
          'The two programs came to different results on {disagreed, plural, one {# line} other {# lines}}. Please report this; nothing may be paid by it.',
          { disagreed: figures?.disagreed ?? 0 },
        )}
      </Notice>
    );
  return state === 'COMPUTED' ? (
    <Notice tone="done" title={t('Computed by two programs, which agree on every line')}>
      {t('Nothing is paid yet, and nobody outside the office sees it.')}
      {distribution.copyOfId === null && (
        <> {distribution.freezeRefusal ?? t('Freeze it when its figures are right.')}</>
      )}
    </Notice>
  ) : (
    <Notice tone="plain" title={t('A draft: no payment has been computed yet')} />
  );
}
