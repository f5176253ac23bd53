import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { paths } from '../../domain/paths';

/** The alarm: somebody says that new bank details of a claim are not theirs (BANK-5). */
export function StoppedBankChanges({ count }: { count: number }) {
  return (
    <Notice
      tone="error"
      title={t(
        '{count, plural, one {A change of bank details was} other {# changes of bank details were}} stopped: ‘This was not me’.',
        { count },
      )}
    >
      <TextLink to={paths.bankChanges}>{t('Look at it now')}</TextLink>
    </Notice>
  );
}
