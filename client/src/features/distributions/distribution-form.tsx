import { Formik, setIn, type FormikErrors, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { distributionSchema } from '@rules/distribution/distribution-schema.js';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { ErrorSummary } from '../../components/form/error-summary';
import { FieldGroup } from '../../components/form/field-group';
import { formErrors } from '../../components/form/form-errors';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { Inline, Muted, SectionTitle, Stack } from '../../components/page/layout';
import { KeepTyping } from '../../domain/draft/keep-typing';
import { useTypedBefore } from '../../domain/draft/use-kept-typing';
import { paths } from '../../domain/paths';
import {
  useSaveDistributionMutation,
  type DistributionDetailsFragment,
  type FinalRunsQuery,
} from '../../generated/graphql';
import { errorPaths, failedChangeText } from '../../lib/error-message';
import { formatMoney } from '../../lib/decimals';
import { inputOf, type DistributionValues } from './distribution-values';
import { FundSteps } from './fund-steps';
import { PlanFields } from './plan-fields';
import { typedWaterfall } from './typed-waterfall';
import { WaterfallPicture } from './waterfall-picture';
import { percentErrors } from './withholding-values';

const KEPT = 'distribution';
const KEPT_LATER = 'later-distribution';

type Run = FinalRunsQuery['assessmentRuns'][number];

/** What a run is chosen by. */
function choiceOf({ id, number, recognisedLoss }: Run): readonly [string, string] {
  return [
    id,
    t('Run {number}, recognised loss ${loss}', { number, loss: formatMoney(recognisedLoss ?? '0') }),
  ];
}

interface DistributionFormProps {
  initialValues: DistributionValues;
  /** The final runs to choose from. */
  runs: readonly Run[];
  /** The distribution to change; absent for a new one. */
  saved?: Pick<DistributionDetailsFragment, 'id' | 'version' | 'plan' | 'departs'>;
}

/** The form of a distribution: the fund and its steps, with the waterfall drawn while it is typed (DIST-7). */
export function DistributionForm({ initialValues, runs, saved }: DistributionFormProps) {
  const [save] = useSaveDistributionMutation({ refetchQueries: ['Distributions'] });
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState<Partial<DistributionValues>>();
  const kept = initialValues.followsId === undefined ? KEPT : KEPT_LATER;
  useTypedBefore<Partial<DistributionValues>>(kept, ({ values }) => setTyped(values));
  const submit = async (values: DistributionValues, { setErrors }: FormikHelpers<DistributionValues>) => {
    setMessage(undefined);
    try {
      const { data } = await save({
        variables: { id: saved?.id, version: saved?.version, input: inputOf(values, saved) },
      });
      if (data) await navigate(paths.distribution(data.saveDistribution.id));
    } catch (error) {
      const fields = Object.entries(errorPaths(error));
      if (fields.length === 0) setMessage(failedChangeText(error));
      else setErrors(fields.reduce(nested, {}));
    }
  };
  return (
    <Formik<DistributionValues>
      initialValues={initialValues}
      validate={(values) => withPlanErrors(values, formErrors(distributionSchema, values))}
      validateOnChange={asked}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values, handleSubmit }) => {
        const drawn = typedWaterfall(values);
        return (
          <form
            noValidate
            onSubmit={(event) => {
              setAsked(true);
              handleSubmit(event);
            }}
          >
            <Stack gap="open">
              <KeepTyping key={typed ? 'typed before' : 'new'} name={kept} typed={typed} />
              <ErrorSummary message={message} />
              <FieldGroup dense>
                <TextField name="name" label={t('Name')} />
                <SelectField name="runId" label={t('Assessment run')} options={runs.map(choiceOf)} />
                {values.followsId === undefined ? (
                  <>
                    <TextField
                      name="settlementSum"
                      label={t('Settlement sum')}
                      hint={t('In dollars and cents.')}
                      inputMode="decimal"
                    />
                    <TextField
                      name="interest"
                      label={t('Interest')}
                      hint={t('What the fund has earned; 0 where there is none.')}
                      inputMode="decimal"
                    />
                  </>
                ) : (
                  <TextField
                    name="interest"
                    label={t('Interest earned since')}
                    hint={t('What the money that is left has earned; 0 where there is none.')}
                    inputMode="decimal"
                  />
                )}
              </FieldGroup>
              <section aria-labelledby="steps-title">
                <Stack>
                  <SectionTitle id="steps-title">{t('What comes off first')}</SectionTitle>
                  <FundSteps />
                </Stack>
              </section>
              <PlanFields />
              <section aria-labelledby="waterfall-title">
                <Stack>
                  <SectionTitle id="waterfall-title">{t('From the fund to what is shared')}</SectionTitle>
                  {drawn ? (
                    <WaterfallPicture drawn={drawn} />
                  ) : (
                    <Muted>{t('It is drawn here as soon as there is a settlement sum.')}</Muted>
                  )}
                  {drawn?.notCovered !== undefined && (
                    <Notice
                      tone="error"
                      role="status"
                      title={t('The step ‘{name}’ takes more than is left where it is taken from', {
                        name: values.steps[drawn.notCovered]?.name.trim() || String(drawn.notCovered + 1),
                      })}
                    >
                      {t('Steps are never cut. Change its amount, its source or its place.')}
                    </Notice>
                  )}
                </Stack>
              </section>
              <Inline>
                <Button type="submit" look="primary" pending={isSubmitting}>
                  {t('Save')}
                </Button>
                <ButtonLink to={saved ? paths.distribution(saved.id) : paths.distributions}>
                  {t('Cancel')}
                </ButtonLink>
              </Inline>
            </Stack>
          </form>
        );
      }}
    </Formik>
  );
}

function withPlanErrors(
  { plan }: DistributionValues,
  errors: FormikErrors<DistributionValues>,
): FormikErrors<DistributionValues> {
  const percents = plan && percentErrors(plan.withholding);
  return percents
    ? (setIn(errors, 'plan.withholding.percents', percents) as FormikErrors<DistributionValues>)
    : errors;
}

function nested(
  errors: FormikErrors<DistributionValues>,
  [path, text]: [string, string],
): FormikErrors<DistributionValues> {
  // The form has the parts of the minimum beside each other.
  return setIn(
    errors,
    path.replace('plan.minimumPayment.', 'plan.'),
    text,
  ) as FormikErrors<DistributionValues>;
}
