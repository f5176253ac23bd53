import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import { BankFileFormat } from './bank-file-format.js';
import { PaymentDecisionKind } from './decisions-sql.js';
import { PaymentAct } from './payment-acts.js';
import { FileRejectionModel } from './rejections/file-rejection.model.js';
import { PaymentHeldReason, PaymentKind, PaymentRunState, PaymentState } from './payment-state.js';

registerEnumType(PaymentDecisionKind, { name: 'PaymentDecisionKind' });

/** A payment run in a list. Amounts are exact decimals. */
@ObjectType('PaymentRunSummary')
export class PaymentRunSummary {
  @Field(() => ID) id: string;
  @Field(() => Int) number: number;
  @Field(() => PaymentRunState) state: PaymentRunState;
  @Field(() => ID) distributionId: string;
  @Field(() => Int) distributionNumber: number;
  @Field() distributionName: string;
  @Field({ description: 'The name of the bank profile' }) profile: string;
  @Field({ description: 'yyyy-MM-dd' }) paymentDay: string;
  @Field() maker: string;
  @Field() createdAt: Date;
  @Field(() => Int, {
    nullable: true,
    description: 'Payments that are ready or in files; null until prepared',
  })
  payments: number | null;
  @Field(() => String, { nullable: true, description: 'What they pay out together' }) net: string | null;
  @Field(() => Int, { nullable: true, description: 'Payments that are held' }) held: number | null;
  @Field(() => Int, { description: 'Payments that the bank sent back' }) returned: number;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
}

@ObjectType()
export class PaymentsHeld {
  @Field(() => PaymentHeldReason) reason: PaymentHeldReason;
  @Field(() => Int) payments: number;
  @Field() net: string;
}

@ObjectType('PaymentFigures')
export class PaymentFiguresModel {
  @Field(() => Int) payments: number;
  @Field() principal: string;
  @Field() interest: string;
  @Field() withheld: string;
  @Field() net: string;
  @Field({
    description: 'What is paid to the tax office with them; before the files are written, at most this',
  })
  tax: string;
  @Field(() => [PaymentsHeld]) held: PaymentsHeld[];
  @Field(() => Int, { description: 'Names that are written in other letters, or cut' }) changed: number;
}

@ObjectType('PaymentRefusal')
export class PaymentRefusalModel {
  @Field({ description: 'Such as TOTAL_TOO_LARGE' }) code: string;
  @Field(() => String, { nullable: true, description: 'Of the claim; null for the file' }) sid: string | null;
}

/** What can be done with a run in its state, and why the caller may not. */
@ObjectType()
export class PaymentActState {
  @Field(() => PaymentAct) act: PaymentAct;
  @Field() mayDo: boolean;
  @Field(() => String, { nullable: true, description: 'Why the caller may not do it now' })
  refusal: string | null;
}

@ObjectType('PaymentFile')
export class PaymentFileModel {
  @Field(() => ID) id: string;
  @Field(() => Int, { description: 'Counted from 1 in its run' }) number: number;
  @Field(() => BankFileFormat) format: BankFileFormat;
  @Field({ description: 'False once its run was cancelled' }) live: boolean;
  @Field(() => Int) payments: number;
  @Field() total: string;
  @Field(() => Int, { description: 'In bytes' }) size: number;
  @Field({ description: 'In hexadecimal digits' }) sha256: string;
  @Field({ description: 'False once its bytes were deleted, 30 days after the run was settled' })
  kept: boolean;
  @Field(() => Int, { description: 'How often it was downloaded' }) fetches: number;
  @Field(() => Date, { nullable: true }) sentAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Who noted the receipt' }) sender: string | null;
  @Field(() => String, { nullable: true }) receipt: string | null;
  @Field(() => FileRejectionModel, {
    nullable: true,
    description: 'The last report that the bank rejected it',
  })
  rejection: FileRejectionModel | null;
  @Field(() => String, { nullable: true, description: 'Why nobody may report now that the bank rejected it' })
  reportRefusal: string | null;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
}

/** Who decided about payments of a run, one by one, before it is approved. */
@ObjectType()
export class PaymentDecision {
  @Field(() => PaymentDecisionKind) kind: PaymentDecisionKind;
  @Field(() => String, { nullable: true }) person: string | null;
  @Field(() => Int) payments: number;
}

/** Where the tax withheld goes. */
@ObjectType()
export class PaymentTaxAccount {
  @Field() name: string;
  @Field() bsb: string;
  @Field({ description: 'By its last 3 digits' }) account: string;
}

/** A payment run in full. */
@ObjectType('PaymentRun')
export class PaymentRunModel extends PaymentRunSummary {
  @Field(() => String, {
    nullable: true,
    description: 'Why it was not prepared or written, or what it waits for',
  })
  message: string | null;
  @Field(() => [PaymentRefusalModel], { description: 'Why no file could be written' })
  refusals: PaymentRefusalModel[];
  @Field(() => Float, { description: 'From 0 to 1, while it is prepared or written' }) progress: number;
  @Field(() => PaymentFiguresModel, { nullable: true }) figures: PaymentFiguresModel | null;
  @Field(() => [PaymentFileModel]) files: PaymentFileModel[];
  @Field(() => PaymentTaxAccount, { nullable: true, description: 'Null where no tax is paid with it' })
  taxAccount: PaymentTaxAccount | null;
  @Field(() => [PaymentDecision], { description: 'Empty while the worker is at it' })
  decisions: PaymentDecision[];
  @Field({ description: 'Its payments do not follow what was sent or cancelled, and no worker is at it' })
  isStuck: boolean;
  @Field(() => [PaymentActState]) acts: PaymentActState[];
  @Field(() => Int, { description: 'How many people have to approve it: 1 or 2' }) approvalsNeeded: number;
  @Field({
    description:
      'What the other approved runs of its distribution pay out together; the limit for two approvals counts each run alone',
  })
  approvedElsewhere: string;
  @Field(() => String, { nullable: true }) approver: string | null;
  @Field(() => Date, { nullable: true }) approvedAt: Date | null;
  @Field(() => String, { nullable: true }) secondApprover: string | null;
  @Field(() => Date, { nullable: true }) secondApprovedAt: Date | null;
  @Field(() => String, { nullable: true }) writer: string | null;
  @Field(() => Date, { nullable: true }) writtenAt: Date | null;
  @Field(() => Date, { nullable: true }) sentAt: Date | null;
  @Field(() => Date, { nullable: true }) settledAt: Date | null;
  @Field(() => String, { nullable: true }) canceller: string | null;
  @Field(() => String, { nullable: true }) cancelledBecause: string | null;
}

/** A payment run of somebody's own, as the header's jobs show it. */
@ObjectType('PaymentJob')
export class PaymentJobModel {
  @Field(() => ID) id: string;
  @Field(() => Int) number: number;
  @Field(() => PaymentRunState) state: PaymentRunState;
  @Field(() => Float, {
    nullable: true,
    description: 'From 0 to 1; null while payments follow what was sent or cancelled, and after the end',
  })
  progress: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why it was not prepared or written, or what it waits for',
  })
  message: string | null;
  @Field() createdAt: Date;
  @Field(() => Date, { nullable: true }) finishedAt: Date | null;
}

/** One payment, its account by the last 3 digits. */
@ObjectType('Payment')
export class PaymentModel {
  @Field(() => ID) id: string;
  @Field(() => PaymentKind) kind: PaymentKind;
  @Field(() => ID, { nullable: true, description: 'Null for a payment to the tax office' })
  submissionId: string | null;
  @Field({ description: 'Empty for a payment to the tax office' }) sid: string;
  @Field() principal: string;
  @Field() interest: string;
  @Field() withheld: string;
  @Field({ description: 'What is paid out' }) net: string;
  @Field(() => PaymentState) state: PaymentState;
  @Field(() => PaymentHeldReason, { nullable: true }) heldReason: PaymentHeldReason | null;
  @Field(() => [String], { description: 'What is wrong with the bank details, such as BSB_FORMAT' })
  heldCodes: string[];
  @Field(() => String, { nullable: true, description: 'Why somebody held it by hand' })
  heldBecause: string | null;
  @Field(() => String, { nullable: true }) holder: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why its account was released though other claims name it',
  })
  releasedBecause: string | null;
  @Field(() => String, { nullable: true }) releaser: string | null;
  @Field(() => String, { nullable: true, description: 'By its last 3 digits; null without one' })
  account: string | null;
  @Field(() => String, { nullable: true, description: 'The bank’s code, once it came back' })
  returnedFor: string | null;
  @Field(() => Date, { nullable: true }) returnedAt: Date | null;
  @Field(() => Int, { nullable: true, description: 'The number of the run with the payment in its place' })
  reissuedIn: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the run of the returned payment in whose place it is',
  })
  reissueOf: number | null;
  @Field(() => Int, { description: 'Sent back with a change' }) version: number;
}

@ObjectType()
export class PaymentPage {
  @Field(() => [PaymentModel]) payments: PaymentModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** Where the payment of one's own claim stands. */
@ObjectType('OwnPayment')
export class OwnPayment {
  @Field(() => ID) id: string;
  @Field(() => PaymentState) state: PaymentState;
  @Field(() => PaymentHeldReason, {
    nullable: true,
    description:
      'Why it is held, or is not paid again once it came back, where its owner can do something about it',
  })
  heldReason: PaymentHeldReason | null;
  @Field(() => String, {
    nullable: true,
    description: 'The bank’s code, once it came back because of the account that it went to',
  })
  returnedFor: string | null;
  @Field({ description: 'Whether it is held since an earlier payment to the same account came back' })
  heldForReturn: boolean;
  @Field() net: string;
  @Field(() => Int, { description: 'The number of the distribution that it is of' }) distribution: number;
  @Field(() => String, { nullable: true, description: 'yyyy-MM-dd, once it is in a file' }) paymentDay:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'By its last 3 digits, once it is in a file' })
  account: string | null;
}
