import { useAttachmentListQuery, useIdentityDocumentsTakenQuery } from '../../generated/graphql';

/** The state of a claim's proof of identity. */
export type ProofOfIdentityState =
  | 'loading'
  /** It could not be loaded. */
  | 'failed'
  /** None was uploaded. */
  | 'absent'
  | 'uploaded'
  /** All have been destroyed, or are being destroyed, and no more are accepted. */
  | 'destroyed';

/** Whether a claim has its proof of identity, and whether one can still be uploaded. */
export function useProofOfIdentity(submissionId: string): ProofOfIdentityState {
  const asked = useIdentityDocumentsTakenQuery();
  const attachments = useAttachmentListQuery({ variables: { submissionId } });
  const taken = asked.data?.identityDocumentsTaken;
  const list = attachments.data?.attachments;
  if (taken === false) return 'destroyed';
  if (taken === undefined || !list) return asked.error || attachments.error ? 'failed' : 'loading';
  const isProof = list.some(({ kind, scan }) => kind === 'IDENTITY' && scan !== 'INFECTED');
  return isProof ? 'uploaded' : 'absent';
}
