import { useAttachmentListQuery, useIdentityDocumentsTakenQuery } from '../../generated/graphql';

/** The state of the proof of identity of a claim. */
export type ProofOfIdentityState =
  | 'loading'
  /** It could not be asked for. */
  | 'failed'
  /** None was uploaded. */
  | 'absent'
  | 'uploaded'
  /** All have been destroyed, or are being, and none is taken any more. */
  | 'destroyed';

/** Whether a claim has its proof of identity, and whether one is still taken. */
export function useProofOfIdentity(submissionId: string): ProofOfIdentityState {
  const fetchPolicy = 'cache-and-network';
  const asked = useIdentityDocumentsTakenQuery({ fetchPolicy });
  const attachments = useAttachmentListQuery({ variables: { submissionId }, fetchPolicy });
  const taken = asked.data?.identityDocumentsTaken;
  const list = attachments.data?.attachments;
  if (taken === false) return 'destroyed';
  if (taken === undefined || !list) return asked.error || attachments.error ? 'failed' : 'loading';
  const isProof = list.some(({ kind, scan }) => kind === 'IDENTITY' && scan !== 'INFECTED');
  return isProof ? 'uploaded' : 'absent';
}
