import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsFitText } from '../common/is-fit-text.js';
import { DateScalar } from '../common/scalars.js';

/** Who acted: an account, a script with an API token, the product itself, or somebody who was not signed in. */
export enum AuditActorKind {
  USER = 'USER',
  TOKEN = 'TOKEN',
  SYSTEM = 'SYSTEM',
  ANONYMOUS = 'ANONYMOUS',
}

registerEnumType(AuditActorKind, { name: 'AuditActorKind' });

/** One of the details of an entry, as text. */
@ObjectType()
export class AuditDetail {
  @Field({ description: 'Its name in the audit, such as `sessionsEnded` or `files.1.sha256`' }) name: string;
  @Field(() => String, { nullable: true, description: 'Of a change: the value before it' })
  before: string | null;

  @Field({ description: 'At most 500 characters; empty for none; a restricted value is masked' })
  value: string;
}

/** Who did what and when (AUDIT-7). */
@ObjectType('AuditEntry')
export class AuditEntryModel {
  @Field(() => ID) id: string;
  @Field() at: Date;
  @Field(() => AuditActorKind) actorKind: AuditActorKind;
  @Field(() => ID, { nullable: true }) actorId: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Of the account or the API token; null when it no longer exists, and for the others',
  })
  actorName: string | null;

  @Field(() => String, { nullable: true }) actorEmail: string | null;
  @Field({ description: '`thing.past-tense`, such as `submission.sid-changed`' }) action: string;
  @Field({ description: 'Such as `submission`' }) subjectType: string;
  @Field(() => ID) subjectId: string;
  @Field(() => String, {
    nullable: true,
    description: 'The SID of a claim, the e-mail of an account, the number of a run; null for others',
  })
  subjectName: string | null;

  @Field(() => [AuditDetail]) details: AuditDetail[];
  @Field(() => Int, { description: 'Details that are not answered, beyond the first 30' })
  detailsLeftOut: number;
}

/** Entries of the audit, newest first. */
@ObjectType()
export class AuditEntryPage {
  @Field(() => [AuditEntryModel], {
    description: 'May be fewer than 25, or none, even before the end: a page looks at 100,000 entries',
  })
  entries: AuditEntryModel[];

  @Field(() => ID, { nullable: true, description: '`after` of the next page; null at the end' })
  next: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The moment of the oldest entry that was looked at, when the page ended before it was full',
  })
  lookedBackTo: Date | null;
}

const MOST = 320;

@ArgsType()
export class AuditEntriesArgs {
  @Field(() => ID, { nullable: true, description: '`next` of the previous page; absent for the first page' })
  @IsOptional()
  @Matches(/^\d{1,18}$/, { message: 'after must be the next of the previous page' })
  after?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The first day, in the scheme’s time zone' })
  @IsOptional()
  @IsString()
  from?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The last day, in the scheme’s time zone' })
  @IsOptional()
  @IsString()
  to?: string | null;

  @Field(() => String, { nullable: true, description: 'Such as `submission.sid-changed`' })
  @IsOptional()
  @IsString()
  action?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who acted: the e-mail of an account, the name of an API token, or the id of either',
  })
  @IsOptional()
  @MaxLength(MOST, { message: `Use at most ${MOST} characters` })
  @IsFitText()
  actor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it was done to: the SID of a claim, the e-mail of an account, or an id',
  })
  @IsOptional()
  @MaxLength(MOST, { message: `Use at most ${MOST} characters` })
  @IsFitText()
  subject?: string | null;
}
