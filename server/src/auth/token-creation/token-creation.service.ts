import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../common/actor.js';
import { ActCodes } from '../acts/act-codes.js';
import { type ActProof, ActProofs, type ProvenAct } from '../acts/act-proofs.js';
import type { CreatedApiToken } from '../api-tokens/api-token.model.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import type { CreateApiTokenInput } from '../api-tokens/create-api-token.input.js';

const CREATION: ProvenAct = {
  key: 'create-api-token',
  named: { name: 'create-api-token' },
  refusal: 'an API token can only be added',
};

/** The creation of API tokens, which needs a proof of who does it (APITOKEN-1). */
@Injectable()
export class TokenCreationService {
  constructor(
    private readonly tokens: ApiTokensService,
    private readonly codes: ActCodes,
    private readonly proofs: ActProofs,
  ) {}

  /** Mails the code for creating a token. @throws RateLimited */
  sendCode(actor: UserActor): Promise<void> {
    return this.codes.send(actor, CREATION);
  }

  /** @throws as `ApiTokensService.create`; BadInput at `code`, `password` or `proof`; RateLimited */
  create(actor: UserActor, input: CreateApiTokenInput, proof: ActProof): Promise<CreatedApiToken> {
    return this.proofs.run(actor, CREATION, proof, (tx, prove) =>
      this.tokens.create(tx, actor, input, prove),
    );
  }
}
