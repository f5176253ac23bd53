import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import { PlainSelect } from '../../components/form/plain-fields';
import { SectionTitle, Stack } from '../../components/page/layout';
import { useRulesVersionsQuery } from '../../generated/graphql';
import { RulesDifference } from './rules-difference';
import { versionNumber } from './version-number';

const WITH = 'with';
const Narrow = chakra('div', { base: { maxWidth: 'field.short' } });

/** What a version changes against another one: the one before it, or the one that is chosen (RULES-10). */
export function RulesComparison({ number }: { number: number }) {
  const { data } = useRulesVersionsQuery({ fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useSearchParams();
  const others = (data?.rulesVersions ?? []).map((version) => version.number).filter((one) => one !== number);
  const chosen = versionNumber(params.get(WITH) ?? undefined);
  const before = others.find((other) => other < number) ?? others.at(-1);
  const from = others.includes(chosen) ? chosen : before;
  if (from === undefined) return null;
  const title = t('Changes from version {from}', { from });
  return (
    <section aria-label={title}>
      <Stack>
        <SectionTitle>{title}</SectionTitle>
        {others.length > 1 && (
          <Narrow>
            <PlainSelect
              id={WITH}
              label={t('Compare with')}
              value={String(from)}
              options={others.map(
                (other) => [String(other), t('Version {number}', { number: other })] as const,
              )}
              onChange={(other) => setParams({ [WITH]: other }, { replace: true, preventScrollReset: true })}
            />
          </Narrow>
        )}
        <RulesDifference from={from} to={number} />
      </Stack>
    </section>
  );
}
