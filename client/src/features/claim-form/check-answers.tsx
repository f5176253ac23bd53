import { CLAIM_FIELDS, fieldsShown } from '@rules/claim-catalogue.js';
import { CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';
import { claimWarning } from '@rules/claim-warnings.js';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { LinkButton } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { WarningLine } from '../../components/form/field-warning';
import { ContentsLayout, Part } from '../../components/page/contents-layout';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Muted, Prose, Stack } from '../../components/page/layout';
import { claimValueText } from '../../domain/claim/claim-choices';
import { claimTextAt } from '../../domain/claim/claim-text';
import { CLAIM_GROUPS, claimGroupTitles } from '../../domain/claim/claim-labels';
import type { ClaimFormValues } from './claim-values';
import { StepHeading } from './step-heading';
import { CheckedUnusual } from './unusual-notice';
import type { FormStep } from './use-form-step';

/** The parts of the check that belong to other features. */
export interface CheckedParts {
  trades: (details: ClaimFormValues['tradeDetails']) => ReactNode;
  acknowledgements: ReactNode;
  /** The words of the check; those to a member when omitted. */
  words?: CheckWords;
}

/** What the check says around the answers. */
export interface CheckWords {
  heading: string;
  /** The SID that an operator gives the claim is read back too, before all answers. */
  hasSid?: boolean;
  before: ReactNode;
  beforeAcknowledgements: ReactNode;
  /** What follows, above the Submit button. */
  after: (values: ClaimFormValues) => ReactNode;
}

const toMember: CheckWords = {
  heading: t('Check your answers'),
  before: (
    <Prose>
      {t('Nothing has been sent yet. Please read what you have entered, then press Submit at the end.')}
    </Prose>
  ),
  beforeAcknowledgements: <Muted>{t('Please read these before you submit.')}</Muted>,
  after: () => (
    <Notice tone="needs" title={t('After this, trades can only be changed by request')}>
      {t(
        'The opening balance and the transactions are locked once you have submitted. A change is then asked for on the claim’s page, under Requested Amendments.',
      )}
    </Notice>
  ),
};

interface CheckAnswersProps extends CheckedParts {
  /** The number of this step in a form that goes part by part. */
  count: FormStep['count'] | undefined;
  /** Leads back to a field of the form. */
  onChange: (path: string) => void;
  /** The Submit button and its neighbours. */
  children: ReactNode;
}

const SID = { id: 'check-sid', title: CLAIM_FIELD_LABELS.sid };
const TRADES = { id: 'check-trades', title: t('Trades') };
const ACKNOWLEDGEMENTS = { id: 'check-acknowledgements', title: t('Acknowledgements') };
const ofClaim = [
  ...CLAIM_GROUPS.map((group) => ({ id: `check-${group}`, title: claimGroupTitles[group] })),
  TRADES,
  ACKNOWLEDGEMENTS,
];
const firstOf = (group: string) => CLAIM_FIELDS.find((field) => field.group === group)!.path;

/** All answers of a new claim, read-only, before they are sent (CLAIM-46). */
export function CheckAnswers(props: CheckAnswersProps) {
  const { trades, acknowledgements, words = toMember, count, onChange, children } = props;
  const { values } = useFormikContext<ClaimFormValues>();
  const entries = words.hasSid ? [SID, ...ofClaim] : ofClaim;
  return (
    <>
      <StepHeading count={count} takesFocus>
        {words.heading}
      </StepHeading>
      {words.before}
      <CheckedUnusual onGoTo={onChange} />
      <ContentsLayout entries={entries}>
        {words.hasSid && (
          <Part {...SID}>
            <DefinitionList>
              <Definition label={SID.title}>{values.sid}</Definition>
            </DefinitionList>
            <LinkButton onClick={() => onChange('sid')}>{t('Change the SID')}</LinkButton>
          </Part>
        )}
        {CLAIM_GROUPS.map((group, index) => (
          <Part key={group} {...ofClaim[index]!}>
            <CheckedGroup group={group} values={values} />
            <LinkButton onClick={() => onChange(firstOf(group))}>
              {t('Change {group}', { group: claimGroupTitles[group].toLowerCase() })}
            </LinkButton>
          </Part>
        ))}
        <Part {...TRADES}>
          <Stack>
            {trades(values.tradeDetails)}
            <div>
              <LinkButton onClick={() => onChange('tradeDetails.openingBalance')}>
                {t('Change trades')}
              </LinkButton>
            </div>
          </Stack>
        </Part>
        <Part {...ACKNOWLEDGEMENTS}>
          <Stack>
            {words.beforeAcknowledgements}
            {acknowledgements}
          </Stack>
        </Part>
        {words.after(values)}
        {children}
      </ContentsLayout>
    </>
  );
}

function CheckedGroup({ group, values }: { group: keyof typeof claimGroupTitles; values: ClaimFormValues }) {
  return (
    <DefinitionList>
      {fieldsShown(group, values.bankDetails.bankType).map(({ path, label }) => {
        const text = claimTextAt(values, path).trim();
        const warning = claimWarning(path, text, values);
        return (
          <Definition key={path} label={label} note={warning && <WarningLine>{warning}</WarningLine>}>
            {claimValueText(path, text)}
          </Definition>
        );
      })}
    </DefinitionList>
  );
}
