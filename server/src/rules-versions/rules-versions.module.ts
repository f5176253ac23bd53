import { Module } from '@nestjs/common';
import { RulesVersionsResolver } from './rules-versions.resolver.js';
import { RulesVersionsService } from './rules-versions.service.js';

/** The rules of the scheme in numbered versions. */
@Module({ providers: [RulesVersionsService, RulesVersionsResolver] })
export class RulesVersionsModule {}
