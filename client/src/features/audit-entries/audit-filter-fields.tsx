import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { DateBox } from '../../components/form/date-box';
import { PlainInput, PlainSelect } from '../../components/form/plain-fields';
import { ACTION_OPTIONS } from './entry-text';
import type { AuditFilters } from './use-audit-filters';

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    columnGap: '4',
    rowGap: '3',
    alignItems: 'start',
  },
});

interface TextFilterProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A filter by text, which applies once the field is left or Enter is pressed. */
function TextFilter({ value, onChange, ...field }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <PlainInput
      {...field}
      value={typed}
      onChange={setTyped}
      control={{ onBlur: apply, onKeyDown: ({ key }) => key === 'Enter' && apply() }}
    />
  );
}

/** The filters of the audit (AUDIT-10). */
export function AuditFilterFields({ filters }: { filters: AuditFilters }) {
  const { valueOf, set, clear, isAny } = filters;
  const bound = (filter: Parameters<typeof set>[0]) => ({
    id: `audit-${filter}`,
    value: valueOf(filter),
    onChange: (value: string) => set(filter, value),
  });
  return (
    <div role="search" aria-label={t('Filter the audit')}>
      <Fields>
        <DateBox {...bound('from')} label={t('From')} />
        <DateBox {...bound('to')} label={t('Until')} />
        <PlainSelect
          {...bound('action')}
          label={t('What')}
          options={[['', t('Everything')], ...ACTION_OPTIONS]}
        />
        <TextFilter
          {...bound('actor')}
          key={`actor ${valueOf('actor')}`}
          label={t('Who: e-mail or API token')}
        />
        <TextFilter
          {...bound('subject')}
          key={`subject ${valueOf('subject')}`}
          label={t('On: SID or e-mail')}
        />
      </Fields>
      {isAny && (
        <Button size="small" look="quiet" mt="2" onClick={clear}>
          {t('Clear filters')}
        </Button>
      )}
    </div>
  );
}
