import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { CreateClaim } from '../../features/claim-form/create-claim';
import { TradeEntry } from '../../features/trades/entry/trade-entry';
import { ClaimFormPage } from './claim-form-page';

/** The page on which an administrator files a claim for a claimant. */
export function AdminCreateSubmissionPage() {
  return (
    <ClaimFormPage>
      {(scheme) => (
        <>
          <PageHeading
            above={ABOVE.submission}
            lead={t('You are filing this claim on behalf of a claimant.')}
            actions={<ButtonLink to={paths.phoneSubmission}>{t('Filed by telephone')}</ButtonLink>}
          >
            {t('Create Submission')}
          </PageHeading>
          <CreateClaim
            forOffice
            scheme={scheme}
            renderTrades={(slot) => (
              <TradeEntry {...slot} period={scheme} shareName={scheme.shareName} mayEdit />
            )}
          />
        </>
      )}
    </ClaimFormPage>
  );
}
