import { Module } from '@nestjs/common';
import { UserManagementService } from './user-management.service.js';
import { UserMails } from './user-mails.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';

@Module({
  providers: [UsersService, UserManagementService, UserMails, UsersResolver],
  exports: [UsersService, UserManagementService],
})
export class UsersModule {}
