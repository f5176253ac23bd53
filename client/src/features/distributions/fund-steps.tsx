import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { MOST_STEPS } from '@rules/distribution/distribution-schema.js';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { FieldGroup } from '../../components/form/field-group';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { Card, Inline, Muted, Stack } from '../../components/page/layout';
import { KINDS, MEASURES, SOURCES } from './distribution-text';
import { NEW_STEP, type DistributionValues } from './distribution-values';

const Fields = chakra('fieldset', { base: { minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'subheading', mb: '3' } });

/** The steps of the waterfall, in the order in which they come off the fund. */
export function FundSteps() {
  const { values, setFieldValue } = useFormikContext<DistributionValues>();
  const { steps } = values;
  const list = useRef<HTMLDivElement>(null);
  /** The step that has the focus once it is drawn. */
  const wanted = useRef<number>(undefined);
  useEffect(
    function focusOnStep() {
      if (wanted.current !== undefined) focusOn(list.current, wanted.current);
      wanted.current = undefined;
    },
    [steps],
  );
  // A new step is not complained about before anything is typed into it.
  const change = (next: DistributionValues['steps'], focused: number) => {
    wanted.current = focused;
    void setFieldValue('steps', next, false);
  };
  const move = (from: number, to: number) => {
    const next = steps.filter((_, at) => at !== from);
    next.splice(to, 0, steps[from]!);
    change(next, to);
  };
  return (
    <Stack ref={list} id="steps" tabIndex={-1}>
      {steps.length === 0 && (
        <Muted>
          {t('No step yet: the whole fund is shared. Costs, the funder, tax and a reserve are steps.')}
        </Muted>
      )}
      {steps.map((_, at) => (
        <StepCard
          // A step has no other identity than its place; its fields take their values from there.
          key={at}
          at={at}
          count={steps.length}
          onMove={(to) => move(at, to)}
          onRemove={() =>
            change(
              steps.filter((_step, place) => place !== at),
              Math.min(at, steps.length - 2),
            )
          }
        />
      ))}
      <Inline>
        <Button
          disabled={steps.length >= MOST_STEPS}
          onClick={() => change([...steps, NEW_STEP], steps.length)}
        >
          {t('Add a step')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Focuses the name of a step; without one, the button that adds one. */
function focusOn(list: HTMLElement | null, at: number): void {
  const name = document.getElementById(`steps.${at}.name`);
  (name ?? list?.querySelector<HTMLElement>(':scope > :last-child button'))?.focus();
}

interface StepCardProps {
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function StepCard({ at, count, onMove, onRemove }: StepCardProps) {
  const { values } = useFormikContext<DistributionValues>();
  const step = values.steps[at]!;
  const field = (name: string) => `steps.${at}.${name}`;
  const number = at + 1;
  return (
    <Card>
      <Fields>
        <Legend>{t('Step {number}', { number })}</Legend>
        <Stack>
          <FieldGroup dense>
            <TextField name={field('name')} label={t('Name')} />
            <SelectField name={field('kind')} label={t('What it is for')} options={KINDS} />
            <SelectField name={field('from')} label={t('Taken from')} options={SOURCES} />
            <SelectField name={field('of')} label={t('Measured in')} options={MEASURES} />
            {step.of === '' ? (
              <TextField name={field('amount')} label={t('Amount')} inputMode="decimal" />
            ) : (
              <TextField name={field('percent')} label={t('Percentage')} inputMode="decimal" />
            )}
            <TextField name={field('basis')} label={t('Order or invoice')} />
            <TextField
              name={field('cap')}
              label={t('Cap of the order')}
              hint={t('Leave it empty where the order names none.')}
              inputMode="decimal"
            />
          </FieldGroup>
          <Inline>
            {at > 0 && (
              <Button aria-label={t('Move step {number} up', { number })} onClick={() => onMove(at - 1)}>
                {t('Move up')}
              </Button>
            )}
            {at < count - 1 && (
              <Button aria-label={t('Move step {number} down', { number })} onClick={() => onMove(at + 1)}>
                {t('Move down')}
              </Button>
            )}
            <Button aria-label={t('Remove step {number}', { number })} onClick={onRemove}>
              {t('Remove')}
            </Button>
          </Inline>
        </Stack>
      </Fields>
    </Card>
  );
}
