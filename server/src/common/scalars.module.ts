import { Module } from '@nestjs/common';
import { DateScalar, DecimalScalar } from './scalars.js';

@Module({ providers: [DateScalar, DecimalScalar] })
export class ScalarsModule {}
