import { t } from '@rules/text.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../components/actions/button';
import { useTicket } from '../../../domain/files/use-ticket';

/** Opens the notice of a claim's published assessment as a PDF, by a single-use link (NOTICE-19). */
export function NoticePdfButton({ submissionId }: { submissionId: string }) {
  const { openInTab, loading } = useTicket('NOTICE_PDF', submissionId);
  return (
    <Button pending={loading} onClick={() => void openInTab()}>
      {t('Notice as PDF')}
      <chakra.span srOnly>{t(' (opens in a new tab)')}</chakra.span>
    </Button>
  );
}
