import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { useScheme } from '../../../domain/scheme/use-scheme';

/** Says on each sign-in page who can sign in during maintenance; renders nothing at other times. */
export function MaintenancePanel() {
  const { scheme } = useScheme();
  if (!scheme?.maintenance) return null;
  return (
    <Notice tone="needs" title={t('Maintenance is on')}>
      {t('Only administrators can sign in until it is over.')}
    </Notice>
  );
}
