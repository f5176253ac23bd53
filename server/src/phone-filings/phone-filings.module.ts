import { Module } from '@nestjs/common';
import { AmendmentsModule } from '../amendments/amendments.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ClaimCopiesResolver } from './claim-copies.resolver.js';
import { ClaimCopiesService } from './claim-copies.service.js';
import { ClaimCopyLinks } from './claim-copy-links.js';
import { PhoneFilingsResolver } from './phone-filings.resolver.js';
import { PhoneFilingsService } from './phone-filings.service.js';

/** Claims that an operator files for somebody on the telephone, and the copies that those people confirm. */
@Module({
  imports: [AmendmentsModule, AuthModule, SubmissionsModule],
  providers: [
    PhoneFilingsService,
    PhoneFilingsResolver,
    ClaimCopyLinks,
    ClaimCopiesService,
    ClaimCopiesResolver,
  ],
})
export class PhoneFilingsModule {}
