import { CLAIM_EMAIL_LABEL } from '@rules/claim-field-labels.js';
import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { Part } from '../../components/page/contents-layout';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Stack } from '../../components/page/layout';
import { Unavailable } from '../../domain/session/unavailable';
import { Page } from '../../components/page/page';
import { claimCrumb } from '../../domain/claim/claim-crumb';
import { aboveClaim } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { formatMoment } from '../../lib/dates';
import { PageHeading } from '../../domain/scheme/page-heading';
import { AsOfBanner } from '../../features/claim-history/as-of-banner';
import { ClaimGroupDetails } from '../../features/submissions/view/claim-group-details';
import { PartBClaim } from '../../features/submissions/view/part-b-claim';
import { PartCTrades } from '../../features/trades/part-c-trades';
import { useClaimAsOfQuery, type ClaimAsOfQuery, type SchemeQuery } from '../../generated/graphql';
import { useScheme } from '../../domain/scheme/use-scheme';
import { SubmissionLoading } from './submission-states';

const nothingNeeded = () => undefined;

interface EarlierClaimProps {
  submissionId: string;
  claim: ClaimAsOfQuery['claimAsOf'];
  scheme: SchemeQuery['scheme'];
}

function EarlierClaim({ submissionId, claim, scheme }: EarlierClaimProps) {
  const { at, sid, email, submissionData: data } = claim;
  const name = data.legalDetails.legalEntity;
  return (
    <>
      <AsOfBanner submissionId={submissionId} at={at} timeZone={scheme.timeZone} />
      <PageHeading
        title={t('{claimCrumb} on {at}', {
          claimCrumb: claimCrumb(sid, name),
          at: formatMoment(at, scheme.timeZone),
        })}
        above={[
          ...aboveClaim(submissionId, claimCrumb(sid, name)),
          { to: paths.claimHistory(submissionId), name: t('History') },
        ]}
        here={formatMoment(at, scheme.timeZone)}
      >
        {name || t('Legal entity not given')}
      </PageHeading>
      <Stack gap="wide">
        <DefinitionList>
          <Definition label={t('SID')}>{sid ?? t('Not set yet')}</Definition>
          <Definition label={CLAIM_EMAIL_LABEL}>{email}</Definition>
        </DefinitionList>
        <Part id="part-a" title={t('Part A Contact Details')}>
          <ClaimGroupDetails group="contactDetails" data={data} needed={nothingNeeded} />
        </Part>
        <Part id="part-b" title={t('Part B RGM Claim Data')}>
          <PartBClaim data={data} needed={nothingNeeded} />
        </Part>
        <Part id="part-c" title={t('Part C RGM Trade Data')}>
          <PartCTrades trades={data.tradeDetails} scheme={scheme} />
        </Part>
      </Stack>
    </>
  );
}

/** The claim as it was after one of its changes, read-only; for administrators. */
export function ClaimAsOfPage() {
  const { submissionId = '', changeId = '' } = useParams();
  const { scheme, error: schemeError, refetch: refetchScheme } = useScheme();
  const { data, error, refetch } = useClaimAsOfQuery({
    variables: { submissionId, changeId },
    fetchPolicy: 'no-cache',
  });
  return (
    <Page width="claim">
      {data && scheme ? (
        <EarlierClaim submissionId={submissionId} claim={data.claimAsOf} scheme={scheme} />
      ) : error || schemeError ? (
        <Unavailable
          subject="submission"
          error={error ?? schemeError}
          onRetry={() => void Promise.all([refetch(), refetchScheme()])}
        />
      ) : (
        <SubmissionLoading />
      )}
    </Page>
  );
}
