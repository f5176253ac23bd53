import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../auth/access.decorators.js';
import { SignInInput } from '../auth/sign-in.input.js';
import type { SignInResult } from '../auth/sign-in.model.js';
import { SignInService } from '../auth/sign-in.service.js';
import { type Profile, profileOf } from './profile.js';

@Controller('auth')
export class AuthController {
  constructor(private readonly service: SignInService) {}

  @Public()
  @Post('signin')
  @HttpCode(200)
  async signIn(
    @Body() input: SignInInput,
    @Req() request: FastifyRequest,
  ): Promise<{ user: Profile; tokens: SignInResult['tokens'] }> {
    const { user, tokens } = await this.service.signIn(input, request.ip);
    return { user: profileOf(user), tokens };
  }
}
