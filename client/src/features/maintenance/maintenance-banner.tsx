import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { AttentionIcon } from '../../components/icons';
import { paths } from '../../domain/paths';
import { useScheme } from '../../domain/scheme/use-scheme';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: { base: '4', md: '8' },
    py: '2',
    bg: 'needsSoft',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    _print: { display: 'none' },
  },
});
const Sign = chakra('span', { base: { display: 'inline-flex', color: 'needs' } });
const Way = chakra(TextLink, { base: { color: 'ink' } });

/** Tells administrators on every page that nobody else can sign in. */
export function MaintenanceBanner() {
  const { scheme } = useScheme();
  if (!scheme?.maintenance) return null;
  return (
    <Bar role="status">
      <Sign>
        <AttentionIcon />
      </Sign>
      <span>{t('Maintenance is on: members and the public see the notice.')}</span>
      <Way to={paths.maintenanceSwitch}>{t('Go to the maintenance page')}</Way>
    </Bar>
  );
}
