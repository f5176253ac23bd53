import { t } from '@rules/text.js';
import { LinkButton } from '../../components/actions/text-link';
import { useCreateDownloadTicketMutation, type ManagedNoticeRowFragment } from '../../generated/graphql';
import { openInTab } from './open-in-tab';

/** Opens a notice stored in the portal by a single-use link, also when no claim has its SID. */
export function KeptNoticeButton({ notice }: { notice: Pick<ManagedNoticeRowFragment, 'id' | 'name'> }) {
  const { id, name } = notice;
  const [createTicket, { loading }] = useCreateDownloadTicketMutation();
  const address = async () => {
    try {
      const { data } = await createTicket({ variables: { kind: 'ASSESSMENT_NOTICE', id } });
      return { url: data?.createDownloadTicket.url };
    } catch (error) {
      return { url: undefined, error };
    }
  };
  return (
    <LinkButton
      aria-label={t('{name} (opens in a new tab)', { name })}
      disabled={loading}
      onClick={() => void openInTab(address)}
    >
      {name}
    </LinkButton>
  );
}
