import { Int, Query, Resolver } from '@nestjs/graphql';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Allow, WithoutUse } from '../access/access.decorators.js';
import { Permission } from '../rules/permissions.js';
import { countWaitingMails } from './waiting-mails.js';

@Resolver()
export class MailsResolver {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  @Allow(Permission.ClaimsRead)
  @WithoutUse()
  @Query(() => Int, {
    description: 'Mails that have not been sent yet, counted up to 1,000, without those of codes and links',
  })
  mailsWaiting(): Promise<number> {
    return countWaitingMails(this.db);
  }
}
