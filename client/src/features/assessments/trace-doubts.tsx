import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import type { ClaimTrace } from './claim-trace';

/** Says why the derivation of a result is not the one of its run; nothing when it is (RUN-8, RULES-20). */
export function TraceDoubts({ trace }: { trace: ClaimTrace }) {
  if (trace.areRulesAltered)
    return (
      <Notice tone="error" title={t('The rules of this run were changed')}>
        {t(
          'The text of its rules no longer has the SHA-256 that the run was made by, so somebody changed it in the database. The result below is the one that was stored; the derivation is not its own.',
        )}
      </Notice>
    );
  if (trace.isSame === false)
    return (
      <Notice tone="error" title={t('This is not what the run was made from')}>
        {t(
          'Transactions or derivation are different from those of the run, so the history of this claim was changed or deleted. The result below is the one that was stored; the derivation is not its own.',
        )}
      </Notice>
    );
  return null;
}
