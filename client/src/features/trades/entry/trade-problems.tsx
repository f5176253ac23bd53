import { TRADE_FIELD_LABELS, type TradeField, type TradeRow } from '@rules/trade-row.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { LinkButton } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import type { MarkedValue } from './marked-values';

/** The number of messages listed at first. */
const LISTED = 8;

interface FirstErrorProps {
  errors: readonly MarkedValue[];
  /** Moves the focus to the value. */
  onGo: (row: TradeRow, field: TradeField) => void;
}

interface TradeProblemsProps extends FirstErrorProps {
  warnings: readonly MarkedValue[];
}

/** The number of errors, as a link to the first one; shown above a long table. */
export function FirstError({ errors, onGo }: FirstErrorProps) {
  const [first] = errors;
  if (!first) return null;
  return (
    <LinkButton onClick={() => onGo(first.row, first.field)}>
      {t('{errors, plural, one {# value} other {# values}} to correct: go to the first', {
        errors: errors.length,
      })}
    </LinkButton>
  );
}

/** All messages of the rows, with links to the cells: first errors, then warnings. */
export function TradeProblems({ errors, warnings, onGo }: TradeProblemsProps) {
  return (
    <>
      {errors.length > 0 && (
        <Notice
          tone="error"
          title={t('{errors, plural, one {# value needs} other {# values need}} to be corrected', {
            errors: errors.length,
          })}
        >
          <MarkList marks={errors} onGo={onGo} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice
          tone="needs"
          title={t('{warnings, plural, one {# value is} other {# values are}} unusual', {
            warnings: warnings.length,
          })}
        >
          <p>{t('They are kept as they are. Please check them.')}</p>
          <MarkList marks={warnings} onGo={onGo} />
        </Notice>
      )}
    </>
  );
}

function MarkList({ marks, onGo }: { marks: readonly MarkedValue[]; onGo: TradeProblemsProps['onGo'] }) {
  const [all, setAll] = useState(false);
  const shown = all ? marks : marks.slice(0, LISTED);
  return (
    <>
      <ul>
        {shown.map(({ row, number, field, words }) => (
          <li key={`${row.key} ${field}`}>
            <LinkButton onClick={() => onGo(row, field)}>
              {t('Row {number}, {field}:', { number, field: TRADE_FIELD_LABELS[field] })}
            </LinkButton>{' '}
            {words}
          </li>
        ))}
      </ul>
      {shown.length < marks.length && (
        <LinkButton onClick={() => setAll(true)}>{t('Show all {marks}', { marks: marks.length })}</LinkButton>
      )}
    </>
  );
}
