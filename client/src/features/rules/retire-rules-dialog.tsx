import { t } from '@rules/text.js';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useRetireRulesMutation } from '../../generated/graphql';

interface RetireRulesDialogProps {
  /** The approved version as it was read. */
  rules: { number: number; version: number };
  onClose: () => void;
}

/** Retires an approved version of the rules, with a written reason (RULES-16). */
export function RetireRulesDialog({ rules: { number, version }, onClose }: RetireRulesDialogProps) {
  const [retire] = useRetireRulesMutation({
    refetchQueries: ['RulesVersions', 'RulesVersion'],
    awaitRefetchQueries: true,
  });
  return (
    <ReasonDialog
      name="retire-rules"
      title={t('Retire version {number}', { number })}
      action={t('Retire')}
      hint={t('Everyone who may read the rules sees it.')}
      done={t('Version {number} of the rules has been retired.', { number })}
      submit={async (reason) => Boolean((await retire({ variables: { number, version, reason } })).data)}
      onClose={onClose}
    >
      <p>
        {t(
          'No new run can use a retired version, and a run that is being computed by it stops. What was assessed by it stays. This cannot be undone.',
        )}
      </p>
    </ReasonDialog>
  );
}
