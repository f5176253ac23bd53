import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

/** How far the purge of the identity documents has come. */
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
  /** What would be removed, or was. */
  @Field(() => Int) documents: number;
  @Field(() => String, { nullable: true }) requestedBy: string | null;
  @Field(() => Date, { nullable: true }) requestedAt: Date | null;
  @Field(() => String, { nullable: true }) confirmedBy: string | null;
  @Field(() => Date, { nullable: true }) confirmedAt: Date | null;
  @Field(() => Date, { nullable: true }) finishedAt: Date | null;
  /** It is confirmed and did not succeed so far; it is tried again until it does. */
  @Field() heldUp: boolean;
  /** The reader is another administrator than the one who asked. */
  @Field() mayConfirm: boolean;
  /** Only the reader could confirm, or has asked: a purge that the reader asks for could never begin. */
  @Field() lacksSecondAdministrator: boolean;
  @Field(() => ID, { nullable: true }) certificateId: string | null;
}
