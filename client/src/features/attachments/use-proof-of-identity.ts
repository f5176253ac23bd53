import { useAttachmentListQuery, useIdentityDocumentsTakenQuery } from '../../generated/graphql';

/** How it stands with the proof of identity of a claim. */
export type ProofOfIdentityState =
  /** Not known yet, or it could not be asked for. */
  | 'unknown'
  /** None was uploaded. */
  | 'absent'
  | 'uploaded'
  /** All have been destroyed, or are being, and none is taken any more. */
  | 'destroyed';

/** Whether a claim has its proof of identity, and whether one is still taken. */
export function useProofOfIdentity(submissionId: string): ProofOfIdentityState {
  const fetchPolicy = 'cache-and-network';
  const taken = useIdentityDocumentsTakenQuery({ fetchPolicy }).data?.identityDocumentsTaken;
  const list = useAttachmentListQuery({ variables: { submissionId }, fetchPolicy }).data?.attachments;
  if (taken === false) return 'destroyed';
  if (taken === undefined || !list) return 'unknown';
  const isProof = list.some(({ kind, scan }) => kind === 'IDENTITY' && scan !== 'INFECTED');
  return isProof ? 'uploaded' : 'absent';
}
