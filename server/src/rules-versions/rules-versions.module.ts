import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ApproveRulesService } from './approve-rules.service.js';
import { RetireRulesService } from './retire-rules.service.js';
import { RulesVersionsResolver } from './rules-versions.resolver.js';
import { RulesVersionsService } from './rules-versions.service.js';

/** The rules of the scheme in numbered versions. */
@Module({
  imports: [AuthModule],
  providers: [RulesVersionsService, ApproveRulesService, RetireRulesService, RulesVersionsResolver],
})
export class RulesVersionsModule {}
