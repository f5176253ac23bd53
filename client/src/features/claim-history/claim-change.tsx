import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { Card, Caption, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import type { ClaimChangeEntryFragment } from '../../generated/graphql';
import { formatMoment } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { ChangedFields } from './changed-fields';
import { ChangedTrades } from './changed-trades';

const Item = chakra('li', { base: { listStyleType: 'none' } });

interface ClaimChangeProps {
  submissionId: string;
  change: ClaimChangeEntryFragment;
  timeZone: string;
}

/** An entry of a claim's history: who did what and when, with a link to the claim as it was then. */
export function ClaimChange({ submissionId, change, timeZone }: ClaimChangeProps) {
  const { id, at, action, actorName, fields, mayView } = change;
  const when = formatMoment(at, timeZone);
  return (
    <Item>
      <Card aria-label={`${action}, ${when}`}>
        <Stack>
          <Inline spread>
            <div>
              <SubsectionTitle as="h2">{action}</SubsectionTitle>
              <Caption>
                {when} · {actorName}
              </Caption>
            </div>
            {mayView && (
              <ButtonLink to={paths.claimAsOf(submissionId, id)} size="small">
                {t('View as it was')}
                <chakra.span srOnly>{t(' after this change of {when}', { when })}</chakra.span>
              </ButtonLink>
            )}
          </Inline>
          {fields.length > 0 && <ChangedFields fields={fields} />}
          <div>
            <ChangedTrades verb="added" count={change.tradesAdded} trades={change.addedTrades} />
            <ChangedTrades verb="removed" count={change.tradesRemoved} trades={change.removedTrades} />
          </div>
        </Stack>
      </Card>
    </Item>
  );
}
