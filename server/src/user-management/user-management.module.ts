import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UserMails } from './user-mails.js';
import { UserManagementResolver } from './user-management.resolver.js';
import { UserManagementService } from './user-management.service.js';

/** Account management by administrators. */
@Module({
  imports: [AuthModule],
  providers: [UserManagementService, UserMails, UserManagementResolver],
  exports: [UserManagementService],
})
export class UserManagementModule {}
