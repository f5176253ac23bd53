import { Controller, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Allow, AllowTokens, CurrentCaller } from '../access/access.decorators.js';
import { type Caller } from '../common/actor.js';
import { NotFound, TooLarge } from '../common/errors.js';
import { NoTimeLimit, TakesAForm } from '../common/no-time-limit.decorator.js';
import { ImportKind, ImportMode } from '../imports/import-kinds.js';
import { ImportReceiver } from '../imports/import-receiver.js';
import { COLUMN_SETS, type ColumnSet } from '../imports/reading/columns.js';
import { RejectionsFile } from '../imports/rejections-file.js';
import { csvFile } from './csv-file.js';
import { ImportQuery } from './import-query.js';
import { paced } from '../http/paced-bytes.js';
import { nameOf } from './upload-parts.js';
import { uploadedFile } from './uploaded-file.js';
import { Permission } from '../rules/permissions.js';

const MESSAGES = {
  [ImportKind.SETTLEMENT_RECORDS]: 'Uploading submissions',
  [ImportKind.TRADES]: 'Uploading trade data',
  [ImportKind.ASSESSMENT_NOTICES]: 'Uploading assessment notices',
  [ImportKind.DAY_PRICES]: 'Uploading day prices',
  [ImportKind.RETURNS]: 'Uploading returned payments',
};

const TEMPLATES: Readonly<Record<string, ColumnSet>> = COLUMN_SETS;

interface ImportAccepted {
  message: string;
  importId: string;
}

/** Uploads of import files, and downloads of rejected rows (RESTAPI-15). */
@Controller('import')
export class ImportController {
  constructor(
    private readonly receiver: ImportReceiver,
    private readonly rejections: RejectionsFile,
  ) {}

  @Allow(Permission.ImportsRun)
  @AllowTokens()
  @TakesAForm()
  @Post('settlement-records')
  @HttpCode(202)
  records(
    @CurrentCaller() actor: Caller,
    @Req() request: FastifyRequest,
    @Query() query: ImportQuery,
  ): Promise<ImportAccepted> {
    return this.receive(ImportKind.SETTLEMENT_RECORDS, actor, request, query);
  }

  @Allow(Permission.ImportsRun)
  @AllowTokens()
  @TakesAForm()
  @Post('settlement-records/trade')
  @HttpCode(202)
  trades(
    @CurrentCaller() actor: Caller,
    @Req() request: FastifyRequest,
    @Query() query: ImportQuery,
  ): Promise<ImportAccepted> {
    return this.receive(ImportKind.TRADES, actor, request, query);
  }

  @Allow(Permission.NoticesPublish)
  @AllowTokens()
  @TakesAForm()
  @Post('assessment-notices')
  @HttpCode(202)
  notices(
    @CurrentCaller() actor: Caller,
    @Req() request: FastifyRequest,
    @Query() query: ImportQuery,
  ): Promise<ImportAccepted> {
    return this.receive(ImportKind.ASSESSMENT_NOTICES, actor, request, query);
  }

  @Allow(Permission.RulesEdit)
  @TakesAForm()
  @Post('day-prices')
  @HttpCode(202)
  dayPrices(
    @CurrentCaller() actor: Caller,
    @Req() request: FastifyRequest,
    @Query() query: ImportQuery,
  ): Promise<ImportAccepted> {
    return this.receive(ImportKind.DAY_PRICES, actor, request, query);
  }

  @Allow(Permission.PaymentsWrite)
  @TakesAForm()
  @Post('returns')
  @HttpCode(202)
  returns(
    @CurrentCaller() actor: Caller,
    @Req() request: FastifyRequest,
    @Query() query: ImportQuery,
  ): Promise<ImportAccepted> {
    return this.receive(ImportKind.RETURNS, actor, request, query);
  }

  @Allow(Permission.ImportsRead)
  @AllowTokens()
  @Get('templates/:kind')
  template(@Param('kind') kind: string): StreamableFile {
    const columns = Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind] : undefined;
    if (!columns) throw new NotFound('We could not find this template.');
    return csvFile(`${columns.columns.map(({ name }) => name).join(',')}\n`, `${kind}-template.csv`);
  }

  @Allow(Permission.ImportsRead)
  @AllowTokens()
  @NoTimeLimit()
  @Get(':id/rejections')
  async rejectedRows(@CurrentCaller() actor: Caller, @Param('id') id: string): Promise<StreamableFile> {
    const { csv, fileName } = await this.rejections.open(actor, id);
    return csvFile(csv, fileName);
  }

  private async receive(
    kind: ImportKind,
    actor: Caller,
    request: FastifyRequest,
    query: ImportQuery,
  ): Promise<ImportAccepted> {
    const file = await uploadedFile(request);
    file.file.once('limit', () =>
      file.file.destroy(new TooLarge('The file is larger than 2 GB, the most we accept.')),
    );
    const asked = {
      kind,
      mode: query.mode === 'append' ? ImportMode.APPEND : ImportMode.REPLACE,
      checkOnly: query.check === 'true',
      overwrite: query.overwrite === 'true',
      again: query.again === 'true',
      notation: { numbers: query.numbers, days: query.days },
      fileName: nameOf(file),
      bytes: paced(request, file.file),
    };
    const importId = await this.receiver.receive(actor, asked, async () => request.turns?.fileReceived());
    return { message: MESSAGES[kind], importId };
  }
}
