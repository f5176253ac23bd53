import { chakra } from '@chakra-ui/react/styled-system';
import { Permission } from '@rules/permissions.js';
import { readUnits } from '@rules/decimals.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Tag } from '../../components/feedback/tag';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import { useCostCapsQuery, type CostCapsQuery } from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Name = chakra('span', { base: { overflowWrap: 'anywhere', minWidth: '0' } });
const Sums = chakra('span', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });
const Track = chakra('div', {
  base: { width: 'full', height: '2', mt: '1', borderRadius: 'full', bg: 'sunken', overflow: 'hidden' },
});
const Fill = chakra('div', {
  base: { height: 'full', borderRadius: 'full' },
  variants: { tone: { done: { bg: 'done' }, needs: { bg: 'needs' } } },
});

type Cap = CostCapsQuery['costCaps'][number];

const CENTS = 2;
/** From here on somebody should look before more is taken. */
const NEARLY = 90n;

/** The hundredths of the cap that are taken, rounded down, at most 100 of them drawn. */
function hundredths({ taken, cap }: Cap): bigint {
  const most = readUnits(cap, CENTS);
  return most === 0n ? 100n : (readUnits(taken, CENTS) * 100n) / most;
}

/** The costs of the published distributions against each cap (COURT-6); nothing where there is none. */
export function CostCaps() {
  const { data } = useCostCapsQuery({ fetchPolicy: 'cache-and-network' });
  const caps = data?.costCaps ?? [];
  if (caps.length === 0) return null;
  return (
    <Card aria-labelledby="cost-caps">
      <Stack>
        <div>
          <SubsectionTitle as="h2" id="cost-caps">
            {t('Costs against their caps')}
          </SubsectionTitle>
          <Caption>
            {t('What the published distributions took under each order.')}{' '}
            <Allowed permission={Permission.CourtReportsRead}>
              <TextLink to={paths.courtReports}>{t('Court reports')}</TextLink>
            </Allowed>
          </Caption>
        </div>
        <List>
          {caps.map((cap) => (
            <Meter key={cap.basis} {...cap} />
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function Meter(cap: Cap) {
  const part = hundredths(cap);
  const isOver = readUnits(cap.taken, CENTS) > readUnits(cap.cap, CENTS);
  const sums = t('${taken} of ${cap}', { taken: formatMoney(cap.taken), cap: formatMoney(cap.cap) });
  return (
    <li>
      <Inline spread>
        <Name>{cap.basis}</Name>
        <Inline>
          {isOver ? (
            <Tag tone="error">{t('Above the cap')}</Tag>
          ) : (
            part >= NEARLY && <Tag tone="needs">{t('Nearly taken')}</Tag>
          )}
          <Sums>{sums}</Sums>
        </Inline>
      </Inline>
      <Track aria-hidden>
        <Fill tone={part >= NEARLY ? 'needs' : 'done'} style={{ width: `${part > 100n ? 100n : part}%` }} />
      </Track>
    </li>
  );
}
