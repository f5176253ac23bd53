import { Module } from '@nestjs/common';
import { TradesModule } from '../trades/trades.module.js';
import { SubmissionsResolver } from './submissions.resolver.js';
import { SubmissionsService } from './submissions.service.js';

@Module({
  imports: [TradesModule],
  providers: [SubmissionsService, SubmissionsResolver],
  exports: [SubmissionsService],
})
export class SubmissionsModule {}
