import { t } from '@rules/text.js';
import { EmptyState } from '../../components/feedback/states';
import { Trans } from '../../components/text/trans';
import { Contact } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { CreateClaim } from '../../features/claim-form/create-claim';
import { Acknowledgements } from '../../features/submissions/view/acknowledgements';
import { TradeEntry } from '../../features/trades/entry/trade-entry';
import { TradesToCheck } from '../../features/trades/trades-to-check';
import { ClaimFormPage } from './claim-form-page';

/** The page on which members file their own claims. */
export function CreateSubmissionPage() {
  return (
    <ClaimFormPage>
      {(scheme) => (
        <>
          <PageHeading lead={scheme.classActionTitle}>{t('New Submission')}</PageHeading>
          {scheme.mayCreate ? (
            <CreateClaim
              forOffice={false}
              scheme={scheme}
              renderTrades={(slot) => (
                <TradeEntry {...slot} period={scheme} shareName={scheme.shareName} mayEdit />
              )}
              checked={{
                trades: (details) => <TradesToCheck {...details} scheme={scheme} />,
                acknowledgements: <Acknowledgements texts={scheme.acknowledgements} />,
              }}
            />
          ) : (
            <EmptyState title={t('New submissions are not being accepted')}>
              <Trans
                id="If you think one of your claims is missing, write to us at {contact}."
                values={{ contact: <Contact {...scheme} /> }}
              />
            </EmptyState>
          )}
        </>
      )}
    </ClaimFormPage>
  );
}
