import { missingClaimFields } from '@rules/required-claim-fields.js';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { FieldLink } from '../../components/form/field-link';
import { BulletList } from '../../components/page/layout';
import type { ClaimFormValues } from './claim-values';
import { MarksMissing } from './marks-missing';

const BALANCE = 'tradeDetails.openingBalance';

/** Goes to the field that the URL names, once the form is on the page. */
function useFocusedField(isNeeded: boolean, goTo: (path: string) => void) {
  const { hash } = useLocation();
  const go = useEffectEvent(goTo);
  useEffect(
    function focusNamedField() {
      if (isNeeded && hash !== '') go(hash.slice(1));
    },
    [isNeeded, hash],
  );
}

interface MissingAnswersProps {
  editsTrades: boolean;
  /** Puts the focus into a field, wherever it is. */
  onGoTo: (path: string) => void;
}

/**
 * The required answers that the claim still lacks, each with a link to its field, in a form that was opened to fill
 * them in (CLAIM-45).
 */
export function MissingAnswers({ editsTrades, onGoTo }: MissingAnswersProps) {
  const marksMissing = useContext(MarksMissing);
  const { values } = useFormikContext<ClaimFormValues>();
  useFocusedField(marksMissing, onGoTo);
  if (!marksMissing) return null;
  const missing = missingClaimFields(values);
  const open = missing.filter(({ path }) => editsTrades || path !== BALANCE);
  const lacksBalance = open.length < missing.length;
  return (
    <>
      {open.length > 0 && (
        <Notice
          tone="needs"
          title={t('{open, plural, one {# answer is missing} other {# answers are missing}}', {
            open: open.length,
          })}
        >
          <BulletList>
            {open.map(({ path, message }) => (
              <li key={path}>
                <FieldLink name={path} onGoTo={onGoTo}>
                  {message}
                </FieldLink>
              </li>
            ))}
          </BulletList>
        </Notice>
      )}
      <div role="status">
        {open.length === 0 && (
          <Notice tone="done" title={t('No answer is missing here any more')}>
            {t('Press Submit to save your answers.')}
          </Notice>
        )}
      </div>
      {lacksBalance && (
        <Notice tone="plain">
          {t(
            'The opening balance is missing too. Like the transactions it can only be changed by a request, on the claim’s page under Requested Amendments.',
          )}
        </Notice>
      )}
    </>
  );
}
