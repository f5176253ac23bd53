import { useMemo, useState } from 'react';
import { t } from '@rules/text.js';
import { Checkbox } from '../../components/form/checkbox';
import { Muted, SectionTitle, Stack } from '../../components/page/layout';
import type { ComparedClaimFragment } from '../../generated/graphql';
import { comparedParts } from './compared-fields';
import { ComparedTable } from './compared-table';
import { ComparedTradeTable } from './compared-trade-table';
import { comparedTrades } from './compared-trades';

interface ComparedClaimsProps {
  first: ComparedClaimFragment;
  second: ComparedClaimFragment;
  names: readonly [string, string];
}

/** All fields of two claims side by side, and their trades; differences are marked, and can be shown alone. */
export function ComparedClaims({ first, second, names }: ComparedClaimsProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const parts = useMemo(() => comparedParts(first, second), [first, second]);
  const trades = useMemo(
    () => comparedTrades(first.submissionData.tradeDetails, second.submissionData.tradeDetails),
    [first, second],
  );
  const all = parts.flatMap(({ fields }) => fields);
  const different = all.filter(({ likeness }) => likeness !== 'same').length;
  const alone = trades.filter(({ of }) => of !== 'both').length;
  const shown = parts
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(({ likeness }) => !onlyDifferent || likeness !== 'same'),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Stack gap="wide">
      <SectionTitle>{t('Side by side')}</SectionTitle>
      <Checkbox
        label={t('Show only differences')}
        hint={t(
          '{different, number} of {all, number} fields differ, and {alone, plural, one {# trade appears} other {# trades appear}} in one claim only.',
          { different, all: all.length, alone },
        )}
        checked={onlyDifferent}
        onChange={setOnlyDifferent}
      />
      {shown.length === 0 && <Muted>{t('The two claims are the same in every field.')}</Muted>}
      {shown.map((part) => (
        <ComparedTable key={part.title} part={part} names={names} />
      ))}
      <ComparedTradeTable trades={trades} onlyDifferent={onlyDifferent} names={names} />
    </Stack>
  );
}
