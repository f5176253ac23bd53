import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

/** The state of the purge of identity documents. */
export enum PurgeState {
  NONE = 'NONE',
  REQUESTED = 'REQUESTED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
}

registerEnumType(PurgeState, { name: 'PurgeState' });

@ObjectType('IdentityPurge')
export class IdentityPurgeModel {
  @Field(() => PurgeState) state: PurgeState;
  /** The number of documents that would be, or were, removed. */
  @Field(() => Int) documents: number;
  @Field(() => String, { nullable: true }) requestedBy: string | null;
  @Field(() => Date, { nullable: true }) requestedAt: Date | null;
  @Field(() => String, { nullable: true }) confirmedBy: string | null;
  @Field(() => Date, { nullable: true }) confirmedAt: Date | null;
  @Field(() => Date, { nullable: true }) finishedAt: Date | null;
  /** Whether the purge is confirmed but its last attempt failed; it is retried until it succeeds. */
  @Field() heldUp: boolean;
  /** Whether the reader may confirm: an administrator other than the one who requested the purge. */
  @Field() mayConfirm: boolean;
  /**
   * Whether no administrator other than the reader can sign in, so that a purge requested by the reader could never be
   * confirmed.
   */
  @Field() lacksSecondAdministrator: boolean;
  @Field(() => ID, { nullable: true }) certificateId: string | null;
}
