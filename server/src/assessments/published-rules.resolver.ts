import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../access/access.decorators.js';
import { PublishedRulesModel } from './published-rules.model.js';
import { PublishedRulesService } from './published-rules.js';

@Resolver()
export class PublishedRulesResolver {
  constructor(private readonly rules: PublishedRulesService) {}

  @Public()
  @Query(() => PublishedRulesModel, {
    nullable: true,
    description:
      'The rules of a published assessment run, of the last one without a number; null before there is one, and for other versions',
  })
  publishedRules(
    @Args('number', { type: () => Int, nullable: true }) number: number | null,
  ): Promise<PublishedRulesModel | null> {
    return this.rules.inWords(number ?? null);
  }
}
