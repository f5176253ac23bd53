import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { IsArray, IsString } from 'class-validator';
import {
  CALLER_RELATIONS,
  type CallerRelationName,
  IDENTITY_CHECKS,
  type IdentityCheckName,
} from '../rules/phone-call-answers.js';
import type { PhoneCall } from '../rules/phone-call.js';

const named = <Name extends string>(labels: Record<Name, string>) =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, name])) as { [Key in Name]: Key };

/** What the caller is to the group member. */
export const CallerRelation = named(CALLER_RELATIONS);
/** How the caller's identity was checked. */
export const IdentityCheck = named(IDENTITY_CHECKS);

registerEnumType(CallerRelation, { name: 'CallerRelation' });
registerEnumType(IdentityCheck, { name: 'IdentityCheck' });

/** The record of a call; validated by `rules/phone-call.ts`. */
@InputType()
export class PhoneCallInput implements PhoneCall {
  @Field()
  @IsString()
  caller: string;

  @Field(() => CallerRelation)
  @IsString()
  relation: CallerRelationName;

  @Field({ description: 'yyyy-MM-dd in the time zone of the scheme' })
  @IsString()
  day: string;

  @Field({ description: 'HH:mm in the time zone of the scheme' })
  @IsString()
  time: string;

  @Field(() => [IdentityCheck])
  @IsArray()
  @IsString({ each: true })
  checks: IdentityCheckName[];

  @Field()
  @IsString()
  note: string;
}
