import { Module } from '@nestjs/common';
import { DoubleUpsProcessor } from './double-ups.processor.js';
import { DoubleUpsResolver } from './double-ups.resolver.js';
import { DoubleUpsService } from './double-ups.service.js';
import { MarkManyService } from './mark-many.service.js';

@Module({ providers: [DoubleUpsService, DoubleUpsResolver, DoubleUpsProcessor, MarkManyService] })
export class DoubleUpsModule {}
