import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { TextLink } from '../components/actions/text-link';
import { Notice } from '../components/feedback/notice';
import { paths } from './paths';
import { Allowed } from './session/allowed';

/** The alarm: a file of the bank contradicts what is known or was decided of returned payments (RETURN-11). */
export function BankContradictionsAlarm({ count }: { count: number }) {
  return (
    <Allowed permission={Permission.PaymentsRead}>
      <Notice
        tone="error"
        title={t(
          '{count, plural, one {A file of the bank contradicts what was decided about returned payments.} other {# files of the bank contradict what was decided about returned payments.}}',
          { count },
        )}
      >
        <TextLink to={paths.returnedPayments}>{t('Look at it now')}</TextLink>
      </Notice>
    </Allowed>
  );
}
