import { t } from '@rules/text.js';
import { Spinner } from '../../components/feedback/spinner';
import { Inline } from '../../components/page/layout';

/** The loading state of a registration. */
export function RegistrationLoading() {
  return (
    <Inline role="status">
      <Spinner size="large" />
      {t('Loading...')}
    </Inline>
  );
}
