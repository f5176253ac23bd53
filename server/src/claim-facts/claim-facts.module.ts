import { Module } from '@nestjs/common';
import { ClaimFactsResolver } from './claim-facts.resolver.js';

@Module({ providers: [ClaimFactsResolver] })
export class ClaimFactsModule {}
