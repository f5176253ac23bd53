import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public, StaysInMaintenance } from '../access/access.decorators.js';
import { type Health, HealthService } from './health.service.js';

/** Health checks for operators: liveness and readiness (OPS-14, OPS-15). */
@Public()
@StaysInMaintenance()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.health.check();
    if (health.status === 'unavailable' || health.status === 'stopping')
      void reply.code(503).header('Retry-After', 5);
    return health;
  }
}
