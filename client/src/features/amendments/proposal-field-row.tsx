import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { LinkButton } from '../../components/actions/text-link';
import { PlainInput, PlainSelect } from '../../components/form/plain-fields';
import { claimChoices, claimValueText } from '../../domain/claim/claim-choices';
import type { ClaimField } from './claim-fields';

const Row = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' },
});

interface ProposalFieldRowProps {
  field: ClaimField;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onRemove: () => void;
}

/** The new value of one field, next to its current value in the claim. */
export function ProposalFieldRow({ field, value, error, onChange, onRemove }: ProposalFieldRowProps) {
  const { path, label } = field;
  const choices = claimChoices(path);
  const control = {
    id: `proposal.${path}`,
    label: t('New value: {label}', { label }),
    hint: t('Now: {claimValueText}', { claimValueText: claimValueText(path, field.value) || t('not given') }),
    value,
    error,
    onChange,
  };
  return (
    <Row>
      {choices ? (
        <PlainSelect {...control} options={[['', t('--SELECT--')], ...choices]} />
      ) : (
        <PlainInput {...control} />
      )}
      <LinkButton onClick={onRemove}>
        {t('Leave unchanged')}
        <chakra.span srOnly>: {label}</chakra.span>
      </LinkButton>
    </Row>
  );
}
