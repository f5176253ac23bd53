import type { Pagination } from '../common/paging.js';
import type { ListedRegistrationData, RegistrationPage } from '../registrations/registration-list.model.js';
import type { RegistrationTrade } from '../registrations/registration-trade.entity.js';
import type { RegistrationData, RegistrationModel } from '../registrations/registration.model.js';

/** A trade row in the shape of REGISTRATION-7; amounts are exact, as text. */
interface TradeBody {
  id: string;
  transactionType: string;
  tradeDate: string;
  quantity: string;
  totalAmount: string;
  tradeType: string;
}

type WithTradeBodies<Data extends ListedRegistrationData> = Omit<Data, 'tradeDetails'> & {
  tradeDetails: { openingBalance: string; tradeData: TradeBody[] };
};

interface Body<Data extends ListedRegistrationData> {
  id: string;
  timeCreatedAt: Date;
  owner: { name: string; email: string };
  data: WithTradeBodies<Data>;
}

export type RegistrationBody = Body<RegistrationData>;

/** A page of the list. */
export interface RegistrationPageBody {
  submissions: Body<ListedRegistrationData>[];
  pagination: Pagination;
}

/** A registration in the shape of the old API. */
export function registrationBodyOf({ id, timeCreatedAt, owner, data }: RegistrationModel): RegistrationBody {
  return { id, timeCreatedAt, owner, data: withTradeBodies(data) };
}

/** A page of registrations in the shape of the old API. */
export function registrationPageOf({ registrations, pagination }: RegistrationPage): RegistrationPageBody {
  return {
    submissions: registrations.map(({ id, timeCreatedAt, owner, data }) => ({
      id,
      timeCreatedAt,
      owner,
      data: withTradeBodies(data),
    })),
    pagination,
  };
}

function withTradeBodies<Data extends ListedRegistrationData>({
  tradeDetails,
  ...groups
}: Data): WithTradeBodies<Data> {
  const { openingBalance, tradeData } = tradeDetails;
  return { ...groups, tradeDetails: { openingBalance, tradeData: tradeData.map(tradeBodyOf) } };
}

function tradeBodyOf(trade: RegistrationTrade): TradeBody {
  const { id, transactionType, tradeDate, quantity, totalAmount, tradeType } = trade;
  return { id, transactionType, tradeDate, quantity, totalAmount: totalAmount.toFixed(), tradeType };
}
