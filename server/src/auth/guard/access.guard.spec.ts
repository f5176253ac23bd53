import 'reflect-metadata';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Caller, Role, type TokenActor, type UserActor } from '../../common/actor.js';
import { ErrorFilter } from '../../common/error.filter.js';
import { MaintenanceState } from '../../maintenance/maintenance-state.js';
import { Permission, TOKEN_PERMISSIONS } from '../../rules/permissions.js';
import {
  Allow,
  AllowOwn,
  AllowTokens,
  CurrentActor,
  CurrentCaller,
  Public,
} from '../../access/access.decorators.js';
import { AccessGuard } from './access.guard.js';
import { ApiTokenLimits } from '../api-tokens/api-token-limits.js';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { BearerStrategy } from './bearer.strategy.js';
import { SessionsService } from '../sessions/sessions.service.js';

@Controller()
class Controllers {
  @Get('silent')
  silent() {
    return 'in';
  }

  @Public()
  @Get('public')
  open() {
    return 'in';
  }

  @Allow()
  @Get('allow')
  signedIn(@CurrentActor() actor: UserActor) {
    return actor.name;
  }

  @Allow(Permission.ClaimsRead)
  @Get('admin')
  admins() {
    return 'in';
  }

  @AllowOwn(Permission.ClaimsEdit)
  @AllowTokens()
  @Get('own')
  own(@CurrentCaller() caller: Caller) {
    return caller.name;
  }

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Get('scripts')
  scripts(@CurrentCaller() caller: Caller) {
    return caller.name;
  }

  @Allow(Permission.ClaimsRead)
  @AllowTokens()
  @Post('scripts')
  writingScripts(@CurrentCaller() caller: Caller) {
    return caller.name;
  }
}

const person = (name: string, role: Role): UserActor => ({
  kind: 'user',
  userId: name,
  sessionId: name,
  email: `${name}@example.com`,
  name,
  role,
});
const people = new Map([
  ['member', person('member', Role.STANDARD)],
  ['admin', person('admin', Role.MASTER_ADMIN)],
  ['reviewer', person('reviewer', Role.REVIEWER)],
  ['auditor', person('auditor', Role.AUDITOR)],
]);

const script = (
  name: string,
  scopes: TokenActor['scopes'],
  permissions: Permission[] = [...TOKEN_PERMISSIONS],
): TokenActor => ({
  kind: 'token',
  tokenId: name,
  name,
  scopes,
  permissions,
  createdById: 'admin',
  creatorRole: Role.MASTER_ADMIN,
});
const scripts = new Map([
  ['reader', script('reader', ['read'])],
  ['writer', script('writer', ['read', 'write'])],
  ['sender', script('sender', ['write'])],
  ['importer', script('importer', ['read', 'write'], [Permission.ImportsRun])],
]);

const apiTokens = { findActor: (token: string) => Promise.resolve(scripts.get(token)) };
const sessions = { findActor: (token: string) => Promise.resolve(people.get(token)) };

@Module({
  controllers: [Controllers],
  providers: [
    BearerStrategy,
    { provide: SessionsService, useValue: sessions },
    { provide: ApiTokensService, useValue: apiTokens },
    { provide: MaintenanceState, useValue: { refuse: () => Promise.resolve() } },
    { provide: ApiTokenLimits, useValue: { count: () => Promise.resolve() } },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
class TestModule {}

describe('AccessGuard', () => {
  let app: NestFastifyApplication;
  let url: string;
  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(TestModule, new FastifyAdapter(), {
      logger: false,
    });
    app.useGlobalFilters(new ErrorFilter());
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  });
  afterAll(() => app.close());

  it.each([
    ['silent', undefined, 403],
    ['silent', 'member', 403],
    ['silent', 'admin', 403],
    ['public', undefined, 200],
    ['public', 'forged', 200],
    ['allow', undefined, 401],
    ['allow', 'forged', 401],
    ['allow', 'member', 200],
    ['allow', 'admin', 200],
    ['admin', undefined, 401],
    ['admin', 'member', 403],
    ['admin', 'admin', 200],
    ['admin', 'auditor', 200],
    ['own', undefined, 401],
    ['own', 'member', 200],
    ['own', 'reviewer', 200],
    ['own', 'auditor', 403],
  ])('access %s for %s answers %i (ACCESS-1, ACCESS-7, ACCESS-8, ERROR-5)', async (route, token, status) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    expect((await fetch(`${url}/${route}`, { headers })).status).toBe(status);
  });

  it.each([
    ['GET', 'silent', 'writer', 403],
    ['GET', 'public', 'writer', 200],
    ['GET', 'allow', 'writer', 403],
    ['GET', 'admin', 'writer', 403],
    ['GET', 'scripts', 'admin', 200],
    ['GET', 'scripts', 'member', 403],
    ['GET', 'scripts', 'reader', 200],
    ['HEAD', 'scripts', 'reader', 200],
    ['GET', 'scripts', 'writer', 200],
    ['GET', 'scripts', 'sender', 403],
    ['GET', 'scripts', 'importer', 403],
    ['GET', 'own', 'importer', 403],
    ['GET', 'own', 'reader', 200],
    ['HEAD', 'scripts', 'sender', 403],
    ['POST', 'scripts', 'sender', 201],
    ['POST', 'scripts', 'reader', 403],
    ['POST', 'scripts', 'writer', 201],
    ['POST', 'scripts', 'member', 403],
  ])('%s %s for %s answers %i (APITOKEN-5, APITOKEN-7)', async (method, route, token, status) => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${url}/${route}`, { method, headers })).status).toBe(status);
  });
});
