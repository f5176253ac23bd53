import { Definition, DefinitionList } from '../../components/page/definition-list';
import { relationshipLabels } from '../../lib/claim-words';
import type { Needed, SubmissionData } from './submission-data';

interface PartAProps {
  contact: SubmissionData['contactDetails'];
  needed: Needed;
}

/** Part A Contact Details, read-only. */
export function PartAContact({ contact, needed }: PartAProps) {
  const at = (field: keyof typeof contact) => ({
    id: `contactDetails.${field}`,
    needed: needed(`contactDetails.${field}`),
  });
  return (
    <DefinitionList>
      <Definition label="First name" {...at('firstName')}>
        {contact.firstName}
      </Definition>
      <Definition label="Last name" {...at('lastName')}>
        {contact.lastName}
      </Definition>
      <Definition label="Company" {...at('company')}>
        {contact.company}
      </Definition>
      <Definition label="Position" {...at('position')}>
        {contact.position}
      </Definition>
      <Definition label="Email" {...at('email')}>
        {contact.email}
      </Definition>
      <Definition label="Phone" {...at('mobile')}>
        {contact.mobile}
      </Definition>
      <Definition label="Relationship to RGM" {...at('relationship')}>
        {contact.relationship && relationshipLabels[contact.relationship]}
      </Definition>
    </DefinitionList>
  );
}
