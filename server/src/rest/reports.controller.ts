import { Controller, Get, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Allow, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import { type Caller } from '../common/actor.js';
import { NoTimeLimit } from '../common/no-time-limit.decorator.js';
import type { ReportKind } from '../exports/export-run.entity.js';
import { REPORTS } from '../exports/reports/all-reports.js';
import { ReportsService } from '../exports/reports.service.js';
import { ClientGone } from './client-gone.decorator.js';
import { csvFile } from './csv-file.js';
import { Permission } from '../rules/permissions.js';

const KINDS = Object.keys(REPORTS) as ReportKind[];

/** The reports, each at its own path (EXPORT-1, RESTAPI-21). */
@Allow(Permission.ExportsRun)
@AllowTokens()
@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @NoTimeLimit()
  @Get(KINDS.map((kind) => REPORTS[kind].path))
  async read(
    @CurrentCaller() caller: Caller,
    @ClientGone() gone: AbortSignal,
    @Req() { routeOptions }: FastifyRequest,
  ): Promise<StreamableFile> {
    const kind = KINDS.find((one) => routeOptions.url?.endsWith(`/reports/${REPORTS[one].path}`))!;
    const { csv, fileName } = await this.reports.read(caller, kind, gone);
    return csvFile(csv, fileName);
  }
}
