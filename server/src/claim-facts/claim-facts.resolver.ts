import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Allow, AllowOwn, AllowTokens, CurrentActor } from '../access/access.decorators.js';
import { isFinalised } from '../attachments/purge/finalised.js';
import type { UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { withholdsWithoutNumber } from './lacks-tax-number.js';
import { ClaimFacts, ClaimFactsArgs } from './claim-facts.model.js';
import { MyClaimFacts } from './my-claim-facts.model.js';
import { readClaimFacts } from './read-claim-facts.js';
import { readMyClaimFacts } from './read-my-claim-facts.js';

@Resolver()
export class ClaimFactsResolver {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Query(() => [ClaimFacts])
  claimFacts(@Args() { ids }: ClaimFactsArgs): Promise<ClaimFacts[]> {
    return readClaimFacts(this.db, ids);
  }

  @AllowOwn(Permission.ClaimsRead)
  @Query(() => [MyClaimFacts], { description: 'About the claims of `mySubmissions`, in any order' })
  async myClaimFacts(@CurrentActor() actor: UserActor): Promise<MyClaimFacts[]> {
    const takesProof = !(await isFinalised(this.db));
    const isTaxed = await withholdsWithoutNumber(this.db, this.scheme.timeZone);
    return readMyClaimFacts(this.db, actor, { takesProof, isTaxed });
  }
}
