import { Notice } from '../../components/feedback/notice';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { BulletList, Card, Inline, Muted, Prose, SectionTitle, Stack } from '../../components/page/layout';
import type { IdentityPurgeStateFragment } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { ConfirmPurgeButton } from './confirm-purge-button';
import { CancelPurgeButton, CertificateButton, RequestPurgeButton } from './purge-buttons';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { Allowed } from '../../domain/session/allowed';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';

const reasonId = 'purge-reason';

/** Why nobody can start the purge; undefined when it can start. */
function hindranceOf({ documents, lacksSecondAdministrator }: IdentityPurgeStateFragment) {
  if (documents === 0) return t('There is nothing to destroy: no claim has an identity document.');
  return lacksSecondAdministrator
    ? t(
        'There is no other administrator who can sign in and confirm it. Make another user an administrator first.',
      )
    : undefined;
}

interface IdentityPurgePanelProps {
  purge: IdentityPurgeStateFragment;
  timeZone: string;
}

/** The state of the purge, what it deletes, and the next step that this administrator may take. */
export function IdentityPurgePanel({ purge, timeZone }: IdentityPurgePanelProps) {
  const documents = t('{documents, plural, one {# identity document} other {# identity documents}}', {
    documents: purge.documents,
  });
  const hindrance = hindranceOf(purge);
  const notYet = useCheckRefusal();
  const mayConfirm = purge.mayConfirm && notYet === null;
  const when = (moment: string | null | undefined) => (moment ? formatMomentAt(moment, timeZone) : '');
  if (purge.state === 'DONE')
    return (
      <>
        <Notice tone="done" title={t('{documents} destroyed', { documents })} role="status">
          {t(
            'The keys were destroyed first, then the documents. Any copies left in a backup cannot be opened.',
          )}
        </Notice>
        <DefinitionList>
          <Definition
            label={t('Requested by')}
          >{`${purge.requestedBy}, ${when(purge.requestedAt)}`}</Definition>
          <Definition
            label={t('Confirmed by')}
          >{`${purge.confirmedBy}, ${when(purge.confirmedAt)}`}</Definition>
          <Definition label={t('Finished')}>{when(purge.finishedAt)}</Definition>
        </DefinitionList>
        {purge.certificateId && (
          <Inline>
            <CertificateButton id={purge.certificateId} />
          </Inline>
        )}
      </>
    );
  if (purge.state === 'RUNNING' && purge.heldUp)
    return (
      <Notice
        tone="error"
        title={t('{documents} could not all be destroyed yet', { documents })}
        role="status"
      >
        <Trans
          id="Confirmed by {confirmedBy} on {when}. The server keeps trying until it succeeds. If this message stays, tell the person who runs the server: the server’s log shows the cause, for example a full disk."
          values={{ confirmedBy: purge.confirmedBy, when: when(purge.confirmedAt) }}
        />
      </Notice>
    );
  if (purge.state === 'RUNNING')
    return (
      <Notice tone="plain" title={t('{documents} are being destroyed', { documents })} role="status">
        <Trans
          id="Confirmed by {confirmedBy} on {when}. You can leave this page; the work continues."
          values={{ confirmedBy: purge.confirmedBy, when: when(purge.confirmedAt) }}
        />
      </Notice>
    );
  return (
    <>
      <Prose>
        {t(
          'Proofs of identity are kept to verify who owns a claim, and are destroyed once the scheme is finalised.',
        )}
      </Prose>
      <Card aria-labelledby="purge-title">
        <Stack>
          <SectionTitle id="purge-title">
            {purge.documents > 0
              ? t('Destroy {documents}', { documents })
              : t('There are no identity documents')}
          </SectionTitle>
          <BulletList>
            <li>
              {t('Every proof of identity of every claim is destroyed and cannot be restored from a backup.')}
            </li>
            <li>
              {t('Proofs of identity are no longer accepted, and members can no longer delete documents.')}
            </li>
            <li>{t('Supporting documents, claims and messages are kept.')}</li>
          </BulletList>
          {purge.state === 'NONE' ? (
            <>
              <Muted id={reasonId}>
                {hindrance ?? t('You request it; it starts once another administrator has confirmed it.')}
              </Muted>
              <Allowed permission={Permission.IdentityPurge}>
                <Inline>
                  <RequestPurgeButton
                    documents={documents}
                    disabled={hindrance !== undefined}
                    describedBy={reasonId}
                  />
                </Inline>
              </Allowed>
            </>
          ) : (
            <>
              <Notice
                tone="needs"
                title={t('Requested by {requestedBy} on {when}', {
                  requestedBy: purge.requestedBy ?? '',
                  when: when(purge.requestedAt),
                })}
              >
                {mayConfirm
                  ? t('Nothing has been destroyed yet. It needs your confirmation.')
                  : t(
                      'Nothing has been destroyed yet. Another administrator has to confirm the request.',
                    )}{' '}
                {(purge.mayConfirm && notYet) || hindrance}
              </Notice>
              <Allowed permission={Permission.IdentityPurge}>
                <Inline>
                  <CancelPurgeButton />
                  {mayConfirm && purge.documents > 0 && <ConfirmPurgeButton documents={documents} />}
                </Inline>
              </Allowed>
            </>
          )}
        </Stack>
      </Card>
    </>
  );
}
