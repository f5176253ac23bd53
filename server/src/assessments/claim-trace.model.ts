import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';
import { AssessedClaimModel } from './assessment-run.model.js';

/** A transaction as it was at the moment of a run. Amounts are exact decimals. */
@ObjectType()
export class AssessedTrade {
  @Field(() => ID) id: string;
  @Field() transactionType: string;
  @Field(() => DateScalar) tradeDate: string;
  @Field() quantity: string;
  @Field() pricePerShare: string;
  @Field() totalAmount: string;
}

/** What a check says about a claim's ledger. */
@ObjectType()
export class AssessedFinding {
  @Field() code: string;
  @Field({ description: 'ERROR, WARNING or HINT, by the rules of the run' }) severity: string;
  @Field(() => ID, { nullable: true, description: 'The transaction; null when it is about the whole ledger' })
  trade: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'The first day with a negative balance' })
  day: string | null;
}

/** An error that somebody accepted for a claim, so that it does not block it. */
@ObjectType('AcceptedFinding')
export class AcceptedFindingModel {
  @Field(() => ID) id: string;
  @Field() code: string;
  @Field() reason: string;
  @Field() acceptedBy: string;
  @Field() acceptedAt: Date;
  @Field({ description: 'False once balances or transactions were changed after it, or it was withdrawn' })
  holds: boolean;
  @Field(() => Date, { nullable: true }) withdrawnAt: Date | null;
  @Field(() => String, { nullable: true }) withdrawnBy: string | null;
  @Field(() => String, { nullable: true }) withdrawnBecause: string | null;
}

/** A part of the acquired shares and what became of it. Amounts are exact decimals; which are set depends on the matching. */
@ObjectType()
export class AssessedSlice {
  @Field({ description: 'The id of a transaction, OPENING, SHORT, POOL or ALL' }) acquisition: string;
  @Field({ description: 'The id of a transaction, HELD, SHORT or ALL' }) disposal: string;
  @Field(() => String, { nullable: true }) quantity: string | null;
  @Field(() => String, { nullable: true }) acquiredBand: string | null;
  @Field(() => String, { nullable: true }) disposedBand: string | null;
  @Field({ description: 'EXCESS, PRICE, LOOK_BACK, SHARE_CAP, FLOOR or NO_CLAIM' }) basis: string;
  @Field(() => String, { nullable: true }) perShare: string | null;
  @Field(() => String, { nullable: true }) weight: string | null;
  @Field(() => String, { nullable: true, description: 'AVERAGE: shares in the pool' })
  poolQuantity: string | null;
  @Field(() => String, { nullable: true, description: 'AVERAGE: what these shares carry' })
  poolExcess: string | null;
  @Field(() => String, { nullable: true, description: 'AVERAGE: what the disposal takes out of it' })
  taken: string | null;
  @Field(() => String, { nullable: true, description: 'NET: shares acquired with a claim' })
  acquired: string | null;
  @Field(() => String, { nullable: true, description: 'NET: shares whose sale settles a claim' })
  disposed: string | null;
  @Field(() => String, { nullable: true, description: 'NET: shares that left without a claim' })
  withoutClaim: string | null;
  @Field(() => String, { nullable: true, description: 'NET: what the acquired shares carry' })
  excess: string | null;
  @Field(() => String, { nullable: true, description: 'AVERAGE, NET: what the sales are credited' })
  credit: string | null;
  @Field() loss: string;
}

/** How a run came to the result of a claim, computed again from the claim as of the run. */
@ObjectType('AssessedClaimTrace')
export class AssessedClaimTraceModel {
  @Field(() => AssessedClaimModel) claim: AssessedClaimModel;
  @Field({ description: 'FIFO, LIFO, AVERAGE or NET' }) matching: string;
  @Field({ description: 'Of its amounts, by the rules: AUD' }) currency: string;
  @Field() openingBalance: string;

  @Field(() => String, { nullable: true, description: 'As stated; null when nobody stated it' })
  closingBalance: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether input and derivation have the hashes that the run stored; null for a claim without',
  })
  isSame: boolean | null;
  @Field({ description: 'Whether the text of the rules is no longer the one that the run was made by' })
  areRulesAltered: boolean;
  @Field(() => [AssessedFinding]) findings: AssessedFinding[];
  @Field(() => [AcceptedFindingModel], { description: 'Accepted at any time, the newest first' })
  accepted: AcceptedFindingModel[];
  @Field({ description: 'Whether the caller may accept an error that blocks it' }) mayAccept: boolean;
  @Field(() => Int, { description: 'Transactions in all; the first 1,000 are listed' }) tradeCount: number;
  @Field(() => [AssessedTrade]) trades: AssessedTrade[];
  @Field(() => Int, { description: 'Slices in all; the first 1,000 are listed' }) sliceCount: number;
  @Field(() => [AssessedSlice]) slices: AssessedSlice[];
}
