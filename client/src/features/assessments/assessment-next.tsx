import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Card, Inline, Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import { ActRefusals } from '../../domain/act-refusals';
import { paths } from '../../domain/paths';
import { useCheckedActs } from '../../domain/session/use-check-refusal';
import type { AssessmentAct, AssessmentRunDetailsFragment } from '../../generated/graphql';
import { ActDialog } from './act-dialog';
import { ACTS, NEXT } from './act-text';
import { AssessmentStateTag } from './assessment-state-tag';

interface AssessmentNextProps {
  run: AssessmentRunDetailsFragment;
  timeZone: string;
}

/** All but the publication of what others approved (USER-17). */
const isCheck = (act: AssessmentAct) => act !== 'PUBLISH';

/** What a computed run waits for: the acts of the user, and for all others why not (RUN-10). */
export function AssessmentNext({ run, timeZone }: AssessmentNextProps) {
  const [act, setAct] = useState<AssessmentAct>();
  const acts = useCheckedActs(run.acts, isCheck);
  if (run.state === 'DISAGREED') return <Disagreed run={run} />;
  const next = NEXT[run.state];
  const mine = acts.filter(({ mayDo }) => mayDo);
  return (
    <Card aria-labelledby="next">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="next">
            {next?.title ?? t('Withdrawn')}
          </SubsectionTitle>
          <AssessmentStateTag run={run} role="status" />
        </Inline>
        {next && <Muted>{next.words}</Muted>}
        {run.withdrawnBecause !== null && (
          <Notice tone="plain" title={t('Why it was withdrawn')}>
            {run.withdrawnBecause}
          </Notice>
        )}
        <ActRefusals acts={acts} />
        {mine.length > 0 && (
          <Inline>
            {mine.map((may, nth) => (
              <Button
                key={may.act}
                look={nth === 0 ? 'primary' : 'secondary'}
                onClick={() => setAct(may.act)}
              >
                {ACTS[may.act].action}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
      {act && <ActDialog act={act} run={run} timeZone={timeZone} onClose={() => setAct(undefined)} />}
    </Card>
  );
}

/** A run whose engines differ: nothing of it can be approved. */
function Disagreed({ run }: { run: AssessmentRunDetailsFragment }) {
  const { id, disagreed } = run;
  return (
    <Card aria-labelledby="next">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="next">
            {t('The two engines differ')}
          </SubsectionTitle>
          <AssessmentStateTag run={run} role="status" />
        </Inline>
        <Notice
          tone="error"
          title={t(
            '{disagreed, plural, one {Both engines came to different values for # claim} other {Both engines came to different values for # claims}}',
            { disagreed },
          )}
        >
          {t(
            'Nothing of this run can be approved or published. Send the claims to the people who maintain the portal: one of the two programs has an error. Start another run when it is fixed.',
          )}
        </Notice>
        <p>
          <TextLink to={paths.assessedClaims(id, { differs: '1' })}>
            {t(
              '{disagreed, plural, one {# claim with both values and what each engine was given} other {# claims with both values and what each engine was given}}',
              { disagreed },
            )}
          </TextLink>
        </p>
      </Stack>
    </Card>
  );
}
