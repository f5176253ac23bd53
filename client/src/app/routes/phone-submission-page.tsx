import { t } from '@rules/text.js';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { PhoneClaim } from '../../features/claim-form/phone-claim';
import { Acknowledgements } from '../../features/submissions/view/acknowledgements';
import { TradeEntry } from '../../features/trades/entry/trade-entry';
import { TradesToCheck } from '../../features/trades/trades-to-check';
import { ClaimFormPage } from './claim-form-page';

/** The page on which an operator files a claim for somebody on the telephone. */
export function PhoneSubmissionPage() {
  return (
    <ClaimFormPage>
      {(scheme) => (
        <>
          <PageHeading
            above={ABOVE.phoneSubmission}
            lead={t('Ask each question in the words above its field. At the end you read the answers back.')}
          >
            {t('Filed by telephone')}
          </PageHeading>
          <PhoneClaim
            scheme={scheme}
            renderTrades={(slot) => (
              <TradeEntry {...slot} period={scheme} shareName={scheme.shareName} mayEdit />
            )}
            checked={{
              trades: (details) => <TradesToCheck {...details} scheme={scheme} />,
              acknowledgements: <Acknowledgements texts={scheme.acknowledgements} />,
            }}
          />
        </>
      )}
    </ClaimFormPage>
  );
}
