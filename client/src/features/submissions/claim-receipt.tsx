import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/actions/button';
import { Anchor } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { BulletList, Inline, SectionTitle, Stack, SubsectionTitle } from '../../components/page/layout';
import type { Receipt } from '../../domain/claim/receipt';
import { paths } from '../../domain/paths';
import { useIsOffice } from '../../domain/session/use-is-office';
import { formatMomentAt } from '../../lib/dates';
import { printPage } from '../../lib/print-page';
import type { ClaimFacts } from './open-points';
import type { Submission } from './submission-data';

const titles: Readonly<Record<Receipt['done'], { member: string; office: string }>> = {
  filed: { member: 'We have received your claim', office: 'The claim has been filed' },
  updated: { member: 'We have saved your changes', office: 'The changes have been saved' },
  unchanged: { member: 'Nothing was changed', office: 'Nothing was changed' },
};

interface ClaimReceiptProps {
  receipt: Receipt;
  submission: Submission;
  facts: ClaimFacts;
  /** The scheme's. */
  timeZone: string;
  onClose: () => void;
}

/** What has become of the claim that the person sent, and what happens next (VIEW-17): it stays until they close it. */
export function ClaimReceipt({ receipt, submission, facts, timeZone, onClose }: ClaimReceiptProps) {
  const isOffice = useIsOffice();
  const { done, at } = receipt;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function takeFocus() {
    title.current?.focus();
  }, []);
  const isFiled = done === 'filed';
  return (
    <Notice tone={done === 'unchanged' ? 'plain' : 'done'}>
      <Stack>
        <SectionTitle ref={title} tabIndex={-1}>
          {titles[done][isOffice ? 'office' : 'member']}
        </SectionTitle>
        {isFiled && (
          <DefinitionList>
            <Definition label="Submission id">{submission.submissionId}</Definition>
            <Definition label="Received">{formatMomentAt(submission.createdAt, timeZone)}</Definition>
          </DefinitionList>
        )}
        {isFiled && !isOffice && <NextSteps submission={submission} lacksProof={facts.lacksProof === true} />}
        {done === 'updated' && (
          <p>
            Saved on {formatMomentAt(at, timeZone)}.{' '}
            {isOffice
              ? 'Another bank account or contact address is also reported to the member by e-mail.'
              : 'If you changed your bank account or contact address, we also send you an e-mail about it.'}
          </p>
        )}
        {done === 'unchanged' && <p>All answers are the same as before, so there was nothing to save.</p>}
        <Inline>
          {isFiled && isOffice && (
            <ButtonLink to={paths.adminCreateSubmission}>Create another submission</ButtonLink>
          )}
          {done !== 'unchanged' && <Button onClick={printPage}>Print this claim</Button>}
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}

function NextSteps({ submission, lacksProof }: { submission: Submission; lacksProof: boolean }): ReactNode {
  const { sid, mayUpdate } = submission;
  const amendments = <Anchor href="#amendments">Requested Amendments</Anchor>;
  return (
    <Stack gap="tight">
      <SubsectionTitle>What happens next</SubsectionTitle>
      <BulletList>
        <li>
          {lacksProof ? (
            <>
              <Anchor href="#upload">Upload your proof of identity</Anchor>: a driver licence, an identity
              card or a passport.
            </>
          ) : (
            <>
              You can <Anchor href="#upload">upload supporting documents</Anchor>, such as contract notes.
            </>
          )}
        </li>
        {sid === null && <li>We give your claim a SID. It will be shown on this page.</li>}
        <li>If something is unclear, we write to you by e-mail and under {amendments}.</li>
        <li>
          {mayUpdate && 'You can correct your answers with Edit. '}
          Transactions can only be changed by a request under {amendments}.
        </li>
        <li>
          Your <Anchor href="#assessment-notice">Assessment Notice</Anchor> will be on this page once it is
          available.
        </li>
      </BulletList>
    </Stack>
  );
}
