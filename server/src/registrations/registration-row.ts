import { listedRegistrationOf } from './listed-registration.js';
import type { RegistrationRow } from './registration-row.model.js';
import type { Registration } from './registration.entity.js';

/** The columns of the administrators' list (REGISTRATION-26). @param row with its owner */
export function registrationRowOf(row: Registration): RegistrationRow {
  const { id, timeCreatedAt, owner, displayedRegisteredOwner, data } = listedRegistrationOf(row, []);
  const { firstName, lastName, email } = data.contactInformation;
  return {
    id,
    dateFiled: timeCreatedAt,
    name: owner.name,
    email: owner.email,
    memberType: row.groupMemberType,
    registeredOwner: displayedRegisteredOwner,
    contactPerson: [firstName, lastName].filter(Boolean).join(' '),
    contactEmail: email,
  };
}
