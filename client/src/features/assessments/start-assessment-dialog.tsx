import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { countOf } from '@rules/count-of.js';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { ErrorState } from '../../components/feedback/states';
import { CheckboxField } from '../../components/form/checkbox-field';
import { RadioField } from '../../components/form/radio-field';
import { SelectField } from '../../components/form/select-field';
import { DayField } from '../../components/form/day-field';
import { TextField } from '../../components/form/text-field';
import { Muted, Stack } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import { FormDialog } from '../../domain/draft/form-dialog';
import { watchJob } from '../../domain/jobs/watched-jobs';
import { paths } from '../../domain/paths';
import {
  useRulesForAssessmentQuery,
  useStartAssessmentMutation,
  type RulesForAssessmentQuery,
} from '../../generated/graphql';
import { formatDate, momentOf } from '../../lib/dates';
import { failedFormText } from '../../lib/error-message';

const EARLIER = 'earlier';

const schema = object({
  rulesNumber: string().required(t('Choose a version of the rules')),
  moment: string().when('when', {
    is: EARLIER,
    then: (day) => day.required(t('Enter a day')),
  }),
  time: string().when('when', {
    is: EARLIER,
    then: (time) => time.matches(/^\d{2}:\d{2}$/, 'Enter a time, such as 17:30'),
  }),
});

type Rules = RulesForAssessmentQuery['rulesVersions'][number];

interface StartAssessmentDialogProps {
  timeZone: string;
  onClose: () => void;
  onStarted: (id: string) => void;
}

/** Starts a run: by which approved rules, as of when, and whether unchanged claims are computed too (RUN-1, RUN-14). */
export function StartAssessmentDialog(props: StartAssessmentDialogProps) {
  const { onClose } = props;
  const { data, error, refetch } = useRulesForAssessmentQuery({ fetchPolicy: 'network-only' });
  const approved = data?.rulesVersions.filter(({ state }) => state === 'APPROVED');
  // One dialog from the start: another in its place would take it for a click outside, and close.
  if (!approved && !error) return null;
  if (approved && approved.length > 0) return <StartForm {...props} rules={approved} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Start an assessment run')}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <DialogBody>
        {error ? (
          <ErrorState
            message={t('The rules could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <p>
            <Trans
              id="There is no approved version of the rules yet. Write one under <0>Rules</0>; another person approves it."
              parts={[(text) => <TextLink to={paths.rules}>{text}</TextLink>]}
            />
          </p>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** What a version is chosen by. */
function choiceOf({ number, effectiveFrom }: Rules): readonly [string, string] {
  return [
    String(number),
    t('Version {number}, holds from {effectiveFrom}', {
      number,
      effectiveFrom: formatDate(effectiveFrom),
    }),
  ];
}

/** The choice of a version; what it rests on is written below, since a select would cut it. */
function RulesField({ rules }: { rules: readonly Rules[] }) {
  const { values } = useFormikContext<{ rulesNumber: string }>();
  const chosen = rules.find(({ number }) => String(number) === values.rulesNumber);
  return (
    <SelectField name="rulesNumber" label={t('Rules')} hint={chosen?.basis} options={rules.map(choiceOf)} />
  );
}

interface StartFormProps extends StartAssessmentDialogProps {
  rules: readonly Rules[];
}

function StartForm({ rules, timeZone, onClose, onStarted }: StartFormProps) {
  const [start] = useStartAssessmentMutation({ refetchQueries: ['AssessmentRuns'] });
  const values = {
    rulesNumber: String(rules[0]!.number),
    when: 'now',
    moment: '',
    time: '23:59',
    anew: false,
  };
  const submit = async ({ rulesNumber, when, moment, time, anew }: typeof values) => {
    const { data } = await start({
      variables: {
        rulesNumber: countOf(rulesNumber) ?? 0,
        moment: when === EARLIER ? momentOf(moment, time, timeZone).toISOString() : null,
        anew,
      },
    });
    if (!data) return;
    const { id } = data.startAssessment;
    watchJob(id);
    onStarted(id);
  };
  return (
    <FormDialog
      title={t('Start an assessment run')}
      action={t('Start run')}
      initialValues={values}
      schema={schema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <Stack gap="wide">
        <RulesField rules={rules} />
        <RadioField
          name="when"
          label={t('Claims')}
          options={[
            ['now', t('As they are now')],
            [EARLIER, t('As they were at an earlier time')],
          ]}
        />
        <Moment timeZone={timeZone} />
        <CheckboxField
          name="anew"
          label={t('Compute every claim anew')}
          hint={t(
            'Otherwise a claim that has not changed since the newest run by the same rules keeps its result. Tick this for the last run before payment.',
          )}
        />
        <Muted>{t('Only claims are read, and nothing is sent. You can leave the page while it runs.')}</Muted>
      </Stack>
    </FormDialog>
  );
}

function Moment({ timeZone }: { timeZone: string }) {
  const { values } = useFormikContext<{ when: string }>();
  if (values.when !== EARLIER) return null;
  return (
    <>
      <DayField name="moment" label={t('Day')} />
      <TextField
        name="time"
        label={t('Time')}
        hint={t('In {replace}', { replace: timeZone.replace('_', ' ') })}
        type="time"
        maxWidth="field.short"
      />
    </>
  );
}
