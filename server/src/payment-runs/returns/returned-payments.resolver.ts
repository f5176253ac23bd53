import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow } from '../../access/access.decorators.js';
import { Permission } from '../../rules/permissions.js';
import { ReturnedPaymentPage } from './returned-payment.model.js';
import { ReturnedPaymentsService } from './returned-payments.service.js';

/** What the bank sent back, to read; not for API tokens. */
@Resolver()
export class ReturnedPaymentsResolver {
  constructor(private readonly service: ReturnedPaymentsService) {}

  @Allow(Permission.PaymentsRead)
  @Query(() => ReturnedPaymentPage, {
    description: 'Payments that the bank sent back, of all runs, the last to come back first',
  })
  returnedPayments(
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page?: number | null,
  ): Promise<ReturnedPaymentPage> {
    return this.service.page(page);
  }
}
