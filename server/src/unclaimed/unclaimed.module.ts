import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UnclaimedResolver } from './unclaimed.resolver.js';
import { UnclaimedService } from './unclaimed.service.js';

/** What a published distribution left, and payments that nobody claimed. */
@Module({ imports: [AuthModule], providers: [UnclaimedService, UnclaimedResolver] })
export class UnclaimedModule {}
