import { codeRule as code } from '@rules/one-time-code-schema.js';
import { reasonRule } from '@rules/reason-schema.js';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { TextAreaField } from '../../components/form/text-area-field';
import { DayField } from '../../components/form/day-field';
import { paths } from '../../domain/paths';
import { CodedDialog, type CodedFields } from '../../domain/session/coded-dialog';
import {
  useSendAssessmentCodeMutation,
  type AssessmentAct,
  type AssessmentRunDetailsFragment,
} from '../../generated/graphql';
import { ACTS } from './act-text';
import { useAct, type ActFields } from './use-act';

/** What an act asks for besides the code. */
const ACT_FIELDS: Partial<Record<AssessmentAct, Pick<CodedFields<ActFields>, 'initialValues' | 'schema'>>> = {
  WITHDRAW: {
    initialValues: { withdrawBecause: '' },
    schema: object({ withdrawBecause: reasonRule, code }),
  },
  PUBLISH: {
    initialValues: { objectionsUntil: '' },
    schema: object({ objectionsUntil: string().required(t('Enter a day after today')), code }),
  },
};

interface ActDialogProps {
  act: AssessmentAct;
  /** The run as it was read. */
  run: AssessmentRunDetailsFragment;
  timeZone: string;
  onClose: () => void;
}

/** Says before a run becomes final that some of its claims were to be assessed anew (OBJECT-9). */
function UpheldNotice({ count }: { count: number }) {
  return (
    <Notice tone="needs">
      {t(
        '{count, plural, one {# objection to this run was upheld. Its claim is} other {# objections to this run were upheld. Their claims are}} assessed anew only by a later run; if this run becomes final, the loss of this run counts for the payment.',
        { count },
      )}{' '}
      <TextLink to={paths.objections}>{t('See the objections')}</TextLink>
    </Notice>
  );
}

/** One act on a run, with a code that is mailed for exactly this act on this version of it (RUN-5, ACT-1). */
export function ActDialog({ act, run, timeZone, onClose }: ActDialogProps) {
  const { id, number, version, upheldObjections } = run;
  const { action, meaning, done } = ACTS[act];
  const perform = useAct(act, run);
  const [sendCode] = useSendAssessmentCodeMutation();
  const fields = ACT_FIELDS[act] && { name: `assessment-${act.toLowerCase()}`, ...ACT_FIELDS[act] };
  return (
    <CodedDialog
      title={t('{action}: run {number}', { action, number })}
      action={action}
      fields={fields}
      send={async () =>
        (await sendCode({ variables: { id, version, act } })).data?.sendAssessmentCode.message
      }
      submit={perform}
      done={t('Run {number} {done}', { number, done })}
      onClose={onClose}
    >
      <p>{meaning}</p>
      {act === 'FINALISE' && upheldObjections > 0 && <UpheldNotice count={upheldObjections} />}
      {act === 'WITHDRAW' && (
        <TextAreaField
          name="withdrawBecause"
          label={t('Reason')}
          hint={t('It stays with the run for everybody to read.')}
        />
      )}
      {act === 'PUBLISH' && (
        <DayField
          name="objectionsUntil"
          label={t('Last day for objections')}
          hint={t(
            'Members may object until the end of this day, in {replace}. A weekend or holiday moves to the next business day.',
            {
              replace: timeZone.replace('_', ' '),
            },
          )}
        />
      )}
    </CodedDialog>
  );
}
