import { Body, Controller, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/access.decorators.js';
import { RegisterInput } from '../auth/registering/register.input.js';
import { RegisterService } from '../auth/registering/register.service.js';
import { VerifyAccountArgs } from '../auth/registering/verify-account.args.js';
import { chosenLanguage } from '../common/chosen-language.js';
import type { MessageResult } from '../common/message-result.model.js';

@Public()
@Controller('register')
export class RegisterController {
  constructor(private readonly accounts: RegisterService) {}

  @Post()
  register(@Body() input: RegisterInput, @Req() request: FastifyRequest): Promise<MessageResult> {
    return this.accounts.register(input, request.ip, chosenLanguage(request));
  }

  @Patch('verify-account')
  verifyAccount(@Body() { code }: VerifyAccountArgs): Promise<MessageResult> {
    return this.accounts.verifyAccount(code);
  }
}
