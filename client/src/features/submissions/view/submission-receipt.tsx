import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Anchor } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { BulletList, Inline, SectionTitle, Stack, SubsectionTitle } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { paths } from '../../../domain/paths';
import { useIsOffice } from '../../../domain/session/use-is-office';
import { Dated } from '../../../components/text/dated';
import { formatMomentAt } from '../../../lib/dates';
import { printPage } from '../../../lib/print-page';
import type { PageFacts } from './open-points';
import type { Submission } from './submission-data';
import type { ShownReceipt } from './use-receipt';

const titles: Readonly<Record<ShownReceipt['done'], { member: string; office: string }>> = {
  filed: { member: t('We have received your claim'), office: t('The claim has been filed') },
  // Also that of a claim that was imported, which nobody sent here.
  opened: { member: t('Your claim is with us'), office: t('The claim has been filed') },
  updated: { member: t('We have saved your changes'), office: t('The changes have been saved') },
  unchanged: { member: t('Nothing was changed'), office: t('Nothing was changed') },
};

interface SubmissionReceiptProps {
  receipt: ShownReceipt;
  submission: Submission;
  facts: PageFacts;
  /** The scheme's. */
  timeZone: string;
  onClose: () => void;
}

/** What has become of the claim that the person sent, and what happens next (VIEW-17): it stays until they close it. */
export function SubmissionReceipt({ receipt, submission, facts, timeZone, onClose }: SubmissionReceiptProps) {
  const isOffice = useIsOffice();
  const { done } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function takeFocus() {
    title.current?.focus();
  }, []);
  const isFiled = done === 'filed' || done === 'opened';
  return (
    <Notice tone={done === 'unchanged' ? 'plain' : 'done'}>
      <Stack>
        <SectionTitle ref={title} tabIndex={-1}>
          {titles[done][isOffice ? 'office' : 'member']}
        </SectionTitle>
        {isFiled && (
          <DefinitionList>
            <Definition label={t('Submission id')}>{submission.submissionId}</Definition>
            <Definition label={done === 'opened' ? t('In this portal since') : t('Received')}>
              {formatMomentAt(submission.createdAt, timeZone)}
            </Definition>
          </DefinitionList>
        )}
        {isFiled && !isOffice && <NextSteps submission={submission} lacksProof={facts.lacksProof === true} />}
        {receipt.done === 'updated' && (
          <p>
            <Dated>{t('Saved on {at}.', { at: formatMomentAt(receipt.at, timeZone) })}</Dated>{' '}
            {isOffice
              ? t('Another bank account or contact address is also reported to the member by e-mail.')
              : t(
                  'If you changed your bank account or contact address, we also send you an e-mail about it.',
                )}
          </p>
        )}
        {done === 'unchanged' && (
          <p>{t('All answers are the same as before, so there was nothing to save.')}</p>
        )}
        <Inline>
          {isFiled && isOffice && (
            <ButtonLink to={paths.adminCreateSubmission}>{t('Create another submission')}</ButtonLink>
          )}
          {done !== 'unchanged' && <Button onClick={printPage}>{t('Print this claim')}</Button>}
          <Button look="quiet" onClick={onClose}>
            {t('Close')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

function NextSteps({ submission, lacksProof }: { submission: Submission; lacksProof: boolean }): ReactNode {
  const { sid, mayUpdate } = submission;
  const amendments = <Anchor href="#amendments">{t('Requested Amendments')}</Anchor>;
  return (
    <Stack gap="tight">
      <SubsectionTitle>{t('What happens next')}</SubsectionTitle>
      <BulletList>
        <li>
          {lacksProof ? (
            <>
              <Trans
                id="<0>Upload your proof of identity</0>: a driver licence, an identity card or a passport."
                parts={[(text) => <Anchor href="#upload">{text}</Anchor>]}
              />
            </>
          ) : (
            <>
              <Trans
                id="You can <0>upload supporting documents</0>, such as contract notes."
                parts={[(text) => <Anchor href="#upload">{text}</Anchor>]}
              />
            </>
          )}
        </li>
        {sid === null && <li>{t('We give your claim a SID. It will be shown on this page.')}</li>}
        <li>
          <Trans
            id="If something is unclear, we write to you by e-mail and under {amendments}."
            values={{ amendments }}
          />
        </li>
        <li>
          {mayUpdate && t('You can correct your answers with Edit.')}
          {mayUpdate && ' '}
          <Trans
            id="Transactions can only be changed by a request under {amendments}."
            values={{ amendments }}
          />
        </li>
        <li>
          <Trans
            id="Your <0>Assessment Notice</0> will be on this page once it is available."
            parts={[(text) => <Anchor href="#assessment-notice">{text}</Anchor>]}
          />
        </li>
      </BulletList>
    </Stack>
  );
}
