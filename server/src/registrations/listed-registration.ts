import { displayedRegisteredOwner } from '../rules/registered-owner.js';
import { registrationDataOf } from './registration-columns.js';
import type { ListedRegistration } from './registration-list.model.js';
import type { RegistrationTrade } from './registration-trade.entity.js';
import type { Registration } from './registration.entity.js';

/** A registration as a row of a list, without its HIN/SRN. @param row with its owner */
export function listedRegistrationOf(row: Registration, trades: RegistrationTrade[]): ListedRegistration {
  const { shareholderDetails, ...groups } = registrationDataOf(row, '', trades);
  const { registered_owner_option, registeredOwner } = shareholderDetails;
  const data = { ...groups, shareholderDetails: { registered_owner_option, registeredOwner } };
  return {
    id: row.id,
    timeCreatedAt: row.createdAt,
    owner: { name: row.owner.name, email: row.owner.email },
    displayedRegisteredOwner: displayedRegisteredOwner(data),
    data,
  };
}
