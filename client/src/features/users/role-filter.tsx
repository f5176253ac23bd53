import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { t } from '@rules/text.js';
import { Select } from '../../components/form/input';
import type { Role } from '../../generated/graphql';
import { roleOptions } from './role-text';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});
const Label = chakra('label', { base: { textStyle: 'label' } });

/** The filter by role. */
export function RoleFilter({ role, onChange }: { role: Role; onChange: (role: string) => void }) {
  const id = useId();
  return (
    <Row>
      <Label htmlFor={id}>{t('Role')}</Label>
      <Select
        id={id}
        width="auto"
        mt="0"
        value={role}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
      >
        {roleOptions.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Row>
  );
}
