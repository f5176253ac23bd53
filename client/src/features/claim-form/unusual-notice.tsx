import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { FocusedNotice } from '../../components/feedback/focused-notice';
import { Notice } from '../../components/feedback/notice';
import { FieldLink } from '../../components/form/field-link';
import { BulletList } from '../../components/page/layout';
import type { ClaimFormValues } from './claim-values';
import { unusualAnswers } from './unusual-answers';
import type { UnusualQuestion } from './use-unusual-question';

const titleOf = (count: number) =>
  t('{count, plural, one {Please look at this answer again} other {Please look at these # answers again}}', {
    count,
  });

interface UnusualListProps {
  answers: ReturnType<typeof unusualAnswers>;
  onGoTo: (path: string) => void;
}

function UnusualList({ answers, onGoTo }: UnusualListProps) {
  return (
    <BulletList>
      {answers.map(({ path, label, warning }) => (
        <li key={path}>
          <FieldLink name={path} onGoTo={onGoTo}>
            {label}
          </FieldLink>
          {': '}
          {warning}
        </li>
      ))}
    </BulletList>
  );
}

interface AskedUnusualProps {
  question: UnusualQuestion | undefined;
  onGoTo: (path: string) => void;
}

/** Asks about the unusual answers above the fields, with the focus, until they are corrected or the form goes on. */
export function AskedUnusual({ question, onGoTo }: AskedUnusualProps) {
  const { values } = useFormikContext<ClaimFormValues>();
  const answers = question ? unusualAnswers(values).filter(({ path }) => question.paths.includes(path)) : [];
  if (answers.length === 0) return null;
  return (
    <FocusedNotice key={question?.count} tone="needs" title={titleOf(answers.length)}>
      <UnusualList answers={answers} onGoTo={onGoTo} />
      <p>{t('Correct what is wrong. If it is right, keep it and press the button again.')}</p>
    </FocusedNotice>
  );
}

/** All unusual answers, at the top of the check. */
export function CheckedUnusual({ onGoTo }: Pick<UnusualListProps, 'onGoTo'>) {
  const answers = unusualAnswers(useFormikContext<ClaimFormValues>().values);
  if (answers.length === 0) return null;
  return (
    <Notice tone="needs" title={titleOf(answers.length)}>
      <UnusualList answers={answers} onGoTo={onGoTo} />
      <p>{t('You can keep what is right.')}</p>
    </Notice>
  );
}
