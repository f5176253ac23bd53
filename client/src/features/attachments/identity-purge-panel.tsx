import { Notice } from '../../components/feedback/notice';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Card, Inline, Muted, Prose, SectionTitle, Stack } from '../../components/page/layout';
import type { IdentityPurgeStateFragment } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { formatMomentAt } from '../../lib/dates';
import { ConfirmPurgeButton } from './confirm-purge-button';
import { CancelPurgeButton, CertificateButton, RequestPurgeButton } from './purge-buttons';
import { Permission } from '@rules/permissions.js';
import { Allowed } from '../../domain/session/allowed';

const reasonId = 'purge-reason';

/** Why nobody can start the purge; undefined when it can start. */
function hindranceOf({ documents, lacksSecondAdministrator }: IdentityPurgeStateFragment) {
  if (documents === 0) return 'There is nothing to destroy: no claim has an identity document.';
  return lacksSecondAdministrator
    ? 'There is no other administrator who can sign in and confirm it. Make another user an administrator first.'
    : undefined;
}

interface IdentityPurgePanelProps {
  purge: IdentityPurgeStateFragment;
  timeZone: string;
}

/** The state of the purge, what it deletes, and the next step that this administrator may take. */
export function IdentityPurgePanel({ purge, timeZone }: IdentityPurgePanelProps) {
  const documents = formatQuantity(purge.documents, 'identity document', 'identity documents');
  const hindrance = hindranceOf(purge);
  const when = (moment: string | null | undefined) => (moment ? formatMomentAt(moment, timeZone) : '');
  if (purge.state === 'DONE')
    return (
      <>
        <Notice tone="done" title={`${documents} destroyed`} role="status">
          The keys were destroyed first, then the documents. Any copies left in a backup cannot be opened.
        </Notice>
        <DefinitionList>
          <Definition label="Requested by">{`${purge.requestedBy}, ${when(purge.requestedAt)}`}</Definition>
          <Definition label="Confirmed by">{`${purge.confirmedBy}, ${when(purge.confirmedAt)}`}</Definition>
          <Definition label="Finished">{when(purge.finishedAt)}</Definition>
        </DefinitionList>
        {purge.certificateId && <CertificateButton id={purge.certificateId} />}
      </>
    );
  if (purge.state === 'RUNNING' && purge.heldUp)
    return (
      <Notice tone="error" title={`${documents} could not all be destroyed yet`} role="status">
        Confirmed by {purge.confirmedBy} on {when(purge.confirmedAt)}. The server keeps trying until it
        succeeds. If this message stays, tell the person who runs the server: the server’s log shows the
        cause, for example a full disk.
      </Notice>
    );
  if (purge.state === 'RUNNING')
    return (
      <Notice tone="plain" title={`${documents} are being destroyed`} role="status">
        Confirmed by {purge.confirmedBy} on {when(purge.confirmedAt)}. You can leave this page; the work
        continues.
      </Notice>
    );
  return (
    <>
      <Prose>
        Proofs of identity are kept to verify who owns a claim, and are destroyed once the scheme is
        finalised.
      </Prose>
      <Card aria-labelledby="purge-title">
        <Stack>
          <SectionTitle id="purge-title">
            {purge.documents > 0 ? `Destroy ${documents}` : 'There are no identity documents'}
          </SectionTitle>
          <ul>
            <li>Every proof of identity of every claim is destroyed and cannot be restored from a backup.</li>
            <li>Proofs of identity are no longer accepted, and members can no longer delete documents.</li>
            <li>Supporting documents, claims and messages are kept.</li>
          </ul>
          {purge.state === 'NONE' ? (
            <>
              <Muted id={reasonId}>
                {hindrance ?? 'You request it; it starts once another administrator has confirmed it.'}
              </Muted>
              <Allowed permission={Permission.IdentityPurge}>
                <RequestPurgeButton
                  documents={documents}
                  disabled={hindrance !== undefined}
                  describedBy={reasonId}
                />
              </Allowed>
            </>
          ) : (
            <>
              <Notice tone="needs" title={`Requested by ${purge.requestedBy} on ${when(purge.requestedAt)}`}>
                {purge.mayConfirm
                  ? 'Nothing has been destroyed yet. It needs your confirmation.'
                  : 'Nothing has been destroyed yet. Another administrator has to confirm the request.'}{' '}
                {hindrance}
              </Notice>
              <Allowed permission={Permission.IdentityPurge}>
                <Inline>
                  <CancelPurgeButton />
                  {purge.mayConfirm && purge.documents > 0 && <ConfirmPurgeButton documents={documents} />}
                </Inline>
              </Allowed>
            </>
          )}
        </Stack>
      </Card>
    </>
  );
}
