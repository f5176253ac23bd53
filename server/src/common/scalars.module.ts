import { Module } from '@nestjs/common';
import { DateScalar, DateTimeScalar, DecimalScalar } from './scalars.js';

@Module({ providers: [DateScalar, DateTimeScalar, DecimalScalar] })
export class ScalarsModule {}
