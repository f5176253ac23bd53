import {
  useApproveDistributionMutation,
  usePublishDistributionMutation,
  useWithdrawDistributionMutation,
  type DistributionAct,
  type DistributionDetailsFragment,
} from '../../generated/graphql';

/** What the dialogs of acts ask for; the act decides which of them are shown. */
export interface ActValues {
  because: string;
  code: string;
}

/** Returns the function that sends an act on it in the version that was read; it resolves to whether it was done. */
export function useDistributionAct(
  act: DistributionAct,
  { id, version, publishLines }: DistributionDetailsFragment,
) {
  const options = { refetchQueries: ['Distributions'] };
  const [approve] = useApproveDistributionMutation(options);
  const [publish] = usePublishDistributionMutation(options);
  const [withdraw] = useWithdrawDistributionMutation(options);
  return async ({ because, code }: ActValues): Promise<boolean> => {
    const variables = { id, version, code };
    switch (act) {
      case 'APPROVE':
        return Boolean((await approve({ variables: { ...variables, publishLines } })).data);
      case 'PUBLISH':
        return Boolean((await publish({ variables })).data);
      case 'WITHDRAW':
        return Boolean((await withdraw({ variables: { ...variables, because } })).data);
    }
  };
}
