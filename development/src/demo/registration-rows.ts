import {
  GroupEntityType,
  GroupMemberType,
  RegisteredOwnerOption,
  type Registration,
} from '../../../server/src/registrations/registration.entity.js';
import {
  TradeType,
  type RegistrationTrade,
} from '../../../server/src/registrations/registration-trade.entity.js';
import { encrypt } from '../../../server/src/encryption/envelope.js';
import type { KeyRing } from '../../../server/src/encryption/key-ring.js';
import { TransactionType } from '../../../server/src/trades/trade.entity.js';
import type { Dice } from './dice.js';
import { daysAfter, filedAt, uuidAt } from './moments.js';
import { person } from './names.js';
import { registration, type DemoRegistration } from './registrations.js';

/** Some columns of a table. */
type Row<T> = Partial<T>;

const COUNT = 12;
/** The older form opened a year before the first claim was filed. */
const DAYS_EARLIER = -400;

/** The older registrations with their trades; each of the given members owns one, in turn. */
export function registrationRows(
  ring: KeyRing,
  dice: Dice,
  members: readonly { id: string; email: string; name: string }[],
): { registrations: Row<Registration>[]; registrationTrades: Row<RegistrationTrade>[] } {
  const registrations: Row<Registration>[] = [];
  const registrationTrades: Row<RegistrationTrade>[] = [];
  for (let at = 0; at < COUNT; at += 1) {
    const owner = members[at % members.length]!;
    const [firstName = '', ...rest] = owner.name.split(' ');
    const contact = rest.length > 0 ? { firstName, lastName: rest.join(' ') } : person(dice);
    const made = registration(dice, at, contact);
    const createdAt = daysAfter(filedAt(dice, at * 6), DAYS_EARLIER);
    const id = uuidAt(dice, createdAt);
    registrations.push({
      ...answers(made, owner.email),
      id,
      ownerId: owner.id,
      sealed: sealed(ring, id, made),
      createdAt,
      updatedAt: createdAt,
    });
    for (const row of made.trades) {
      const { transactionType, tradeType, ...numbers } = row;
      const kinds = { transactionType: TransactionType[transactionType], tradeType: TradeType[tradeType] };
      registrationTrades.push({ registrationId: id, ...kinds, ...numbers, createdAt });
    }
  }
  return { registrations, registrationTrades };
}

const sealed = (ring: KeyRing, id: string, made: DemoRegistration) =>
  encrypt(ring, `registrations:${id}`, { hinSrn: made.hinSrn });

function answers(
  { contact, mailing, street, membership, ...made }: DemoRegistration,
  email: string,
): Row<Registration> {
  const { groupMemberType, groupEntityType, ...named } = membership;
  const { address: mailingAddress, ...place } = mailing;
  return {
    ...contact,
    email,
    mailingAddress,
    ...place,
    ...named,
    groupMemberType: GroupMemberType[groupMemberType],
    groupEntityType: groupEntityType ? GroupEntityType[groupEntityType] : null,
    sameAsContactAddress: street === undefined,
    streetAddress: street?.address ?? '',
    suburb2: street?.suburb ?? '',
    state2: street?.state ?? '',
    postCode2: street?.postCode ?? '',
    country2: street?.country ?? '',
    registeredOwnerOption:
      made.registeredOwner === undefined ? RegisteredOwnerOption.SAME : RegisteredOwnerOption.DIFFERENT,
    registeredOwner: made.registeredOwner ?? '',
    openingBalance: made.openingBalance,
  };
}
