import { Field, ObjectType } from '@nestjs/graphql';

/** A link that works once, within 60 seconds. */
@ObjectType('DownloadTicket')
export class DownloadTicketModel {
  @Field() url: string;
  @Field() expires: Date;
}
