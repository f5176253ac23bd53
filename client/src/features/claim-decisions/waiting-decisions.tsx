import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Caption, SectionTitle, Stack } from '../../components/page/layout';
import { RuledItem, RuledList, RuledName } from '../../components/page/ruled-list';
import { paths } from '../../domain/paths';
import { useWaitingClaimDecisionsQuery } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';

/** The decisions on claims that wait for a second person, the oldest first; nothing when there are none. */
export function WaitingDecisions({ timeZone }: { timeZone: string }) {
  const { data } = useWaitingClaimDecisionsQuery({ fetchPolicy: 'cache-and-network' });
  const waiting = data?.waitingClaimDecisions ?? [];
  if (waiting.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="waiting-decisions">
      <SectionTitle id="waiting-decisions">{t('Decisions that wait for a second person')}</SectionTitle>
      <RuledList>
        {waiting.map(({ id, sid, submissionId, kind, reason, maker, proposedAt, isOwn }) => (
          <RuledItem key={id}>
            <div>
              <RuledName>
                {kind === 'REMOVE' ? t('Remove claim {sid}', { sid }) : t('Restore claim {sid}', { sid })}
              </RuledName>
              <p>{t('Reason: {reason}', { reason })}</p>
              <Caption>
                {isOwn
                  ? t('You proposed it on {at}. Another person must confirm it.', {
                      at: formatMomentAt(proposedAt, timeZone),
                    })
                  : t('{maker} proposed it on {at}.', {
                      maker: maker ?? '',
                      at: formatMomentAt(proposedAt, timeZone),
                    })}
              </Caption>
            </div>
            {submissionId && (
              <TextLink to={paths.submissionView(submissionId)}>{t('Open claim {sid}', { sid })}</TextLink>
            )}
          </RuledItem>
        ))}
      </RuledList>
    </Stack>
  );
}
