import { Field, ObjectType } from '@nestjs/graphql';

/** A single-use link, valid for 60 seconds. */
@ObjectType('DownloadTicket')
export class DownloadTicketModel {
  @Field() url: string;
  @Field() expires: Date;
}
