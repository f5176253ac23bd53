import { chakra } from '@chakra-ui/react/styled-system';
import { describeRules } from '@rules/describe-rules.js';
import { readRulesText } from '@rules/rules-text.js';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { Muted, Stack } from '../../components/page/layout';
import { describeRulesError } from './check-rules';
import { InflationChart } from './inflation-chart';
import { RulesDescription } from './rules-description';
import type { RulesValues } from './rules-values';

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' },
});
const MOST_SHOWN = 20;

interface RulesCheckProps {
  onLine: (line: number) => void;
}

/** The typed rules in words as they would be displayed, or every error with a link to its line. */
export function RulesCheck({ onLine }: RulesCheckProps) {
  const { values } = useFormikContext<RulesValues>();
  const document = useDeferredValue(values.document);
  const read = useMemo(() => readRulesText(document), [document]);
  if (document.trim() === '') return <Muted>{t('What the rules say will be shown here in words.')}</Muted>;
  if (!read.errors)
    return (
      <Stack gap="wide">
        <InflationChart document={read.document} />
        <RulesDescription parts={describeRules(read.document)} />
      </Stack>
    );
  const shown = read.errors.slice(0, MOST_SHOWN);
  return (
    <Notice
      tone="needs"
      title={t('{errors, plural, one {# value} other {# values}} to correct', { errors: read.errors.length })}
    >
      <List>
        {shown.map((error) => (
          <li key={`${error.path} ${error.code}`}>
            <Button look="quiet" onClick={() => onLine(error.line)}>
              {describeRulesError(error)}
            </Button>
          </li>
        ))}
      </List>
      {read.errors.length > MOST_SHOWN && (
        <p>{t('And {errors} more.', { errors: read.errors.length - MOST_SHOWN })}</p>
      )}
    </Notice>
  );
}
