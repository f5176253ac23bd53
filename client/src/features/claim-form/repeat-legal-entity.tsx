import { useFormikContext } from 'formik';
import { LinkButton } from '../../components/actions/text-link';
import type { ClaimFormValues } from './claim-values';

/**
 * Copies the legal entity's name to the owner: most owners are the legal entity, and nobody should type a long name
 * twice.
 */
export function RepeatLegalEntity() {
  const { values, setFieldValue } = useFormikContext<ClaimFormValues>();
  const { legalEntity, registeredOwner } = values.legalDetails;
  if (legalEntity.trim() === '' || legalEntity === registeredOwner) return null;
  return (
    <div>
      <LinkButton onClick={() => void setFieldValue('legalDetails.registeredOwner', legalEntity)}>
        Same as the legal entity
      </LinkButton>
    </div>
  );
}
