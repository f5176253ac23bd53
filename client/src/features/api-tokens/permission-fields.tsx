import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { CheckboxField } from '../../components/form/checkbox-field';
import { Caption } from '../../components/page/layout';
import { permissionField } from './api-token-form';
import { permissionOptions } from './permission-text';

const Legend = chakra('legend', { base: { textStyle: 'label', mb: '1' } });
const Choices = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
});

/** The permissions of a new token, each with a check box; none is chosen at first. */
export function PermissionFields() {
  return (
    <fieldset id="permissions" tabIndex={-1}>
      <Legend>{t('Permissions')}</Legend>
      <Caption mb="2">{t('With the scope Read only it changes nothing, whatever is chosen here.')}</Caption>
      <Choices>
        {permissionOptions.map(([permission, words]) => (
          <CheckboxField key={permission} name={permissionField(permission)} label={words} />
        ))}
      </Choices>
    </fieldset>
  );
}
