import { Field, ObjectType } from '@nestjs/graphql';

/** Whether maintenance is on, and who last threw the administrators' switch. */
@ObjectType('Maintenance')
export class MaintenanceModel {
  @Field() on: boolean;
  /** The variable MAINTENANCE has turned it on; the switch changes nothing then. */
  @Field() byVariable: boolean;
  @Field(() => Date, { nullable: true }) changedAt: Date | null;
  @Field(() => String, { nullable: true }) changedBy: string | null;
}
