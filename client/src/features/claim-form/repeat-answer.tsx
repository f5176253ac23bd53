import { useFormikContext } from 'formik';
import { LinkButton } from '../../components/actions/text-link';

interface RepeatAnswerProps {
  /** The button's text: 'Same as the legal entity'. */
  label: string;
  answer: string | undefined;
  /** The field that gets the answer. */
  name: string;
}

/**
 * Copies an answer that is already there into a field, which gets the focus; nothing is offered when there is none, or it is
 * the same.
 */
export function RepeatAnswer({ label, answer = '', name }: RepeatAnswerProps) {
  const { getFieldMeta, setFieldValue } = useFormikContext();
  if (answer.trim() === '' || getFieldMeta(name).value === answer) return null;
  const repeat = () => {
    void setFieldValue(name, answer);
    // The button goes.
    document.getElementById(name)?.focus();
  };
  return (
    <div>
      <LinkButton onClick={repeat}>{label}</LinkButton>
    </div>
  );
}
