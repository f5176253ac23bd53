import { Definition, DefinitionList } from '../../components/page/definition-list';
import { meaningOf } from '../../domain/claim/terms';
import { isRevealed, type RegistrationFormValues } from './form/registration-form-values';
import { REGISTRATION_LABELS } from './registration-labels';
import { answerText } from './registration-text';

const hints: Readonly<Record<string, string>> = { 'shareholderDetails.hinSrn': meaningOf.hinSrn };

interface RegistrationAnswersProps {
  values: RegistrationFormValues;
  group: Exclude<keyof RegistrationFormValues, 'tradeDetails'>;
}

/** The answers of one part, read-only. Fields hidden by choices are shown only when they have an answer. */
export function RegistrationAnswers({ values, group }: RegistrationAnswersProps) {
  const answers = values[group] as Readonly<Record<string, string>>;
  const shown = Object.entries(REGISTRATION_LABELS).flatMap(([path, label]) => {
    const [, field = ''] = path.split('.');
    const answer = answers[field] ?? '';
    const belongs = path === `${group}.${field}` && (answer !== '' || isRevealed(values, group, field));
    return belongs ? [{ path, label, answer }] : [];
  });
  return (
    <DefinitionList>
      {shown.map(({ path, label, answer }) => (
        <Definition key={path} id={path} label={label} hint={hints[path]}>
          {answerText(path, answer)}
        </Definition>
      ))}
    </DefinitionList>
  );
}
