import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Caption, Card, Inline, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import {
  useComputeDistributionMutation,
  useCopyDistributionMutation,
  type DistributionDetailsFragment,
} from '../../generated/graphql';
import { failedChangeText } from '../../lib/error-message';
import { refusalText, STATES } from './distribution-text';

/** Where a distribution stands, and what can be done with it. */
export function DistributionNext({ distribution }: { distribution: DistributionDetailsFragment }) {
  const { id, version, state, mayEdit, figures } = distribution;
  const [compute, computing] = useComputeDistributionMutation({ refetchQueries: ['Distributions'] });
  const [copy, copying] = useCopyDistributionMutation({ refetchQueries: ['Distributions'] });
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failedChangeText(error));
    }
  };
  const makeCopy = async () => {
    const { data } = await copy({ variables: { id } });
    if (data) await navigate(paths.distribution(data.copyDistribution.id));
  };
  const isIdle = state !== 'COMPUTING';
  return (
    <Card aria-label={t('What comes next')}>
      <Stack>
        <StateOf distribution={distribution} />
        {failure && <Notice tone="error" role="alert" title={failure} />}
        {isIdle && (
          <Inline>
            {mayEdit && (
              <>
                <Button
                  look={figures ? undefined : 'primary'}
                  pending={computing.loading}
                  onClick={() => void attempt(() => compute({ variables: { id, version } }))}
                >
                  {figures ? t('Compute again') : t('Compute')}
                </Button>
                <ButtonLink to={paths.distributionEdit(id)}>{t('Edit')}</ButtonLink>
              </>
            )}
            <Allowed permission={Permission.DistributionsEdit}>
              <Button pending={copying.loading} onClick={() => void attempt(makeCopy)}>
                {t('Make a copy')}
              </Button>
            </Allowed>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function StateOf({ distribution }: { distribution: DistributionDetailsFragment }) {
  const { state, number, progress, message, refusal, fund, figures } = distribution;
  if (state === 'COMPUTING')
    return (
      <>
        <ProgressBar label={t('Distribution {number}', { number })} fraction={progress} tone="active" />
        <span role="status">{message ?? t('The lines are being computed and compared.')}</span>
        <Caption>
          {t('You can leave this page; the computation continues, also after a restart of the server.')}
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
      <Notice tone="error" title={t('It was not computed')}>
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
    </Notice>
  ) : (
    <Notice tone="plain" title={t('A draft: no payment has been computed yet')} />
  );
}
