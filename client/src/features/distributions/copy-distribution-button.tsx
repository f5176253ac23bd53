import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useNavigate } from 'react-router';
import { Button } from '../../components/actions/button';
import { showToast } from '../../components/toast/toast-store';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import { useCopyDistributionMutation } from '../../generated/graphql';
import { failedChangeText } from '../../lib/error-message';

/** Makes a copy of a distribution, and opens it. */
export function CopyDistributionButton({ id }: { id: string }) {
  const [copy, { loading }] = useCopyDistributionMutation({ refetchQueries: ['Distributions'] });
  const navigate = useNavigate();
  const makeCopy = async () => {
    try {
      const { data } = await copy({ variables: { id } });
      if (data) await navigate(paths.distribution(data.copyDistribution.id));
    } catch (error) {
      showToast('error', failedChangeText(error));
    }
  };
  return (
    <Allowed permission={Permission.DistributionsEdit}>
      <Button pending={loading} onClick={() => void makeCopy()}>
        {t('Make a copy')}
      </Button>
    </Allowed>
  );
}
