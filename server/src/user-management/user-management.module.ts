import { Module } from '@nestjs/common';
import { UserMails } from './user-mails.js';
import { UserManagementResolver } from './user-management.resolver.js';
import { UserManagementService } from './user-management.service.js';

/** Account management by administrators. */
@Module({
  providers: [UserManagementService, UserMails, UserManagementResolver],
  exports: [UserManagementService],
})
export class UserManagementModule {}
