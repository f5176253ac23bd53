import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow } from '../../access/access.decorators.js';
import { Permission } from '../../rules/permissions.js';
import { DayPricesModel } from './day-prices.model.js';
import { LedgerRulesModel } from './ledger-rules.model.js';
import { DayPricesService } from './day-prices.service.js';

@Resolver()
export class DayPricesResolver {
  constructor(private readonly service: DayPricesService) {}

  @Allow(Permission.RulesRead)
  @Query(() => DayPricesModel)
  dayPrices(@Args('page', { type: () => Int, nullable: true }) page?: number): Promise<DayPricesModel> {
    return this.service.list(page);
  }

  @Allow()
  @Query(() => LedgerRulesModel, { nullable: true })
  ledgerRules(): Promise<LedgerRulesModel | null> {
    return this.service.ledgerRules();
  }
}
