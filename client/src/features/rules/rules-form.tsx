import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../components/actions/button';
import { FileDrop } from '../../components/files/file-drop';
import { ErrorSummary } from '../../components/form/error-summary';
import { SourceField } from '../../components/form/source-field';
import { TextAreaField } from '../../components/form/text-area-field';
import { DayField } from '../../components/form/day-field';
import { Caption, Inline, SectionTitle, Stack } from '../../components/page/layout';
import { KeepTyping } from '../../domain/draft/keep-typing';
import { useTypedBefore } from '../../domain/draft/use-kept-typing';
import { paths } from '../../domain/paths';
import { useDraftRulesMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';
import { checkRules } from './check-rules';
import { RulesCheck } from './rules-check';
import type { RulesValues } from './rules-values';

const KEPT = 'rules';
const DOCUMENT = 'document';

interface RulesFormProps {
  initialValues: RulesValues;
  /** The draft to edit; absent for a new version. */
  draft?: { number: number; version: number };
}

/** The form of a draft of the rules: its date, its basis, and the document, validated while it is typed. */
export function RulesForm({ initialValues, draft }: RulesFormProps) {
  const [save] = useDraftRulesMutation({
    refetchQueries: ['RulesVersions', 'RulesVersion', 'RulesDifference'],
  });
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();
  /** True once Save was pressed; from then on each change is validated. */
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState<Partial<RulesValues>>();
  useTypedBefore<Partial<RulesValues>>(KEPT, ({ values }) => setTyped(values));
  const submit = async (values: RulesValues) => {
    setMessage(undefined);
    try {
      const { data } = await save({
        variables: { input: { ...values, number: draft?.number, version: draft?.version } },
      });
      if (!data) return;
      const { number } = data.draftRules;
      await navigate(paths.rulesVersion(number));
    } catch (error) {
      setMessage(errorMessage(error, t('The draft was not saved.')));
    }
  };
  return (
    <Formik<RulesValues>
      initialValues={initialValues}
      validate={checkRules}
      validateOnChange={asked}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values, setFieldValue, handleSubmit }) => (
        <form
          noValidate
          onSubmit={(event) => {
            setAsked(true);
            handleSubmit(event);
          }}
        >
          <Stack gap="wide">
            <KeepTyping key={typed ? 'typed before' : 'new'} name={KEPT} typed={typed} />
            <ErrorSummary message={message} />
            <DayField name="effectiveFrom" label={t('Holds from')} />
            <TextAreaField
              name="basis"
              label={t('Rests on')}
              hint={t('The order or decision, such as ‘Order of 3 May 2024, paragraph 7’.')}
            />
            <FileDrop
              label={t('Open a file')}
              accepted={t('A JSON file replaces what is typed below.')}
              accept=".json,application/json"
              onFile={(file) => void file.text().then((text) => setFieldValue(DOCUMENT, text))}
            />
            {values.document === '' && (
              <Inline>
                <Button onClick={() => void exampleText().then((text) => setFieldValue(DOCUMENT, text))}>
                  {t('Begin with an example')}
                </Button>
                <Caption>
                  {t('Invented rules with everything in its place, to be replaced by yours.')}
                </Caption>
              </Inline>
            )}
            <SourceField
              name={DOCUMENT}
              label={t('Rules')}
              hint={t('JSON, checked while you type.')}
              rows={24}
              spellCheck={false}
            />
            <section aria-label={t('What these rules say')}>
              <Stack>
                <SectionTitle>{t('What these rules say')}</SectionTitle>
                <RulesCheck onLine={goToLine} />
              </Stack>
            </section>
            <Inline>
              <Button type="submit" look="primary" pending={isSubmitting}>
                {t('Save draft')}
              </Button>
              <ButtonLink to={draft ? paths.rulesVersion(draft.number) : paths.rules}>
                {t('Cancel')}
              </ButtonLink>
            </Inline>
          </Stack>
        </form>
      )}
    </Formik>
  );
}

async function exampleText(): Promise<string> {
  const { soundRules } = await import('@rules/sound-rules.js');
  return JSON.stringify(soundRules, undefined, 2);
}

/** Moves the cursor to a line of the document, counted from 1. */
function goToLine(line: number): void {
  const area = document.getElementById(DOCUMENT);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const lines = area.value.split('\n');
  const begin = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(line - 4, 0);
}
