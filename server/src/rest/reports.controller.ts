import { Controller, Get, StreamableFile } from '@nestjs/common';
import { Allow, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import { type Caller } from '../common/actor.js';
import { NoTimeLimit } from '../common/no-time-limit.decorator.js';
import { ReportKind } from '../exports/export-run.entity.js';
import { ReportsService } from '../exports/reports.service.js';
import { ClientGone } from './client-gone.decorator.js';
import { csvFile } from './csv-file.js';
import { Permission } from '../rules/permissions.js';

/** The reports (EXPORT-1, RESTAPI-21), in the order of EXPORT-1. */
@Allow(Permission.ExportsRun)
@AllowTokens()
@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @NoTimeLimit()
  @Get('submissions/rcr-export-v1')
  registrations(@CurrentCaller() caller: Caller, @ClientGone() gone: AbortSignal): Promise<StreamableFile> {
    return this.send(caller, gone, ReportKind.REGISTRATIONS);
  }

  @NoTimeLimit()
  @Get('trade-data/rcr-export-v1')
  registrationTrades(
    @CurrentCaller() caller: Caller,
    @ClientGone() gone: AbortSignal,
  ): Promise<StreamableFile> {
    return this.send(caller, gone, ReportKind.REGISTRATION_TRADES);
  }

  @NoTimeLimit()
  @Get('settlements-export')
  settlements(@CurrentCaller() caller: Caller, @ClientGone() gone: AbortSignal): Promise<StreamableFile> {
    return this.send(caller, gone, ReportKind.SETTLEMENTS);
  }

  @NoTimeLimit()
  @Get('settlements-export-v3')
  doubleUps(@CurrentCaller() caller: Caller, @ClientGone() gone: AbortSignal): Promise<StreamableFile> {
    return this.send(caller, gone, ReportKind.DOUBLE_UPS);
  }

  @NoTimeLimit()
  @Get('settlements-trade-export')
  settlementTrades(
    @CurrentCaller() caller: Caller,
    @ClientGone() gone: AbortSignal,
  ): Promise<StreamableFile> {
    return this.send(caller, gone, ReportKind.SETTLEMENT_TRADES);
  }

  private async send(caller: Caller, gone: AbortSignal, kind: ReportKind): Promise<StreamableFile> {
    const { csv, fileName } = await this.reports.read(caller, kind, gone);
    return csvFile(csv, fileName);
  }
}
