import { Field, ObjectType } from '@nestjs/graphql';

/** Whether maintenance is on, and who last changed the administrators' switch. */
@ObjectType('Maintenance')
export class MaintenanceModel {
  @Field() on: boolean;
  /** Whether the variable MAINTENANCE has turned it on; the switch has no effect then. */
  @Field() byVariable: boolean;
  @Field(() => Date, { nullable: true }) changedAt: Date | null;
  @Field(() => String, { nullable: true }) changedBy: string | null;
}
