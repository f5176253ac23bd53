import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import type { DataSource } from 'typeorm';
import { MOST_NOTICES_AT_ONCE } from '../rules/notice-files.js';
import { isRemovedSql } from '../submissions/removed-claims.js';
import { SID_MAX_LENGTH, textError } from '../rules/text-values.js';

/** The claim that a notice named by its SID would be for. */
@ObjectType('NoticeRecipient')
export class NoticeRecipient {
  @Field() sid: string;
  @Field(() => ID) submissionId: string;
  @Field() legalEntity: string;
  @Field({ description: 'The SID has a notice, which a new one would replace' }) hasNotice: boolean;
  @Field({ description: 'The claim was removed and gets no notice' }) removed: boolean;
}

@ArgsType()
export class NoticeRecipientsArgs {
  @IsArray()
  @ArrayMaxSize(MOST_NOTICES_AT_ONCE, { message: `Ask for at most ${MOST_NOTICES_AT_ONCE} SIDs at once` })
  @IsString({ each: true })
  @MaxLength(SID_MAX_LENGTH, { each: true, message: `A SID has at most ${SID_MAX_LENGTH} characters` })
  @Field(() => [String])
  sids: string[];
}

/** The claims with these SIDs; a SID without a claim is left out. */
export async function readNoticeRecipients(
  db: DataSource,
  sids: readonly string[],
): Promise<NoticeRecipient[]> {
  return db.query<NoticeRecipient[]>(
    `SELECT s.sid, s.id AS "submissionId", s.legal_entity AS "legalEntity", n.id IS NOT NULL AS "hasNotice",
       ${isRemovedSql('s.sid')} AS removed
     FROM submissions s LEFT JOIN assessment_notices n ON n.sid = s.sid WHERE s.sid = ANY($1::text[]) ORDER BY s.sid`,
    [sids.filter((sid) => !textError(sid, false))],
  );
}
