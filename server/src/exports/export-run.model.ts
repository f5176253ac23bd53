import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import { ExportFormat, ExportStatus, ReportKind } from './export-run.entity.js';

/** An export as shown to administrators. */
@ObjectType('ExportRun')
export class ExportRunModel {
  @Field(() => ID) id: string;
  @Field(() => ReportKind) report: ReportKind;
  @Field(() => ExportFormat) format: ExportFormat;
  @Field(() => Int, { nullable: true, description: 'The number of chosen claims; null for a report of all' })
  chosen: number | null;
  @Field(() => ExportStatus) status: ExportStatus;
  @Field(() => String, {
    nullable: true,
    description: 'Why the export failed, or what it is waiting for before the next attempt',
  })
  message: string | null;
  @Field() fileName: string;
  @Field(() => Int) rowsWritten: number;
  @Field(() => Int, { nullable: true }) rowsTotal: number | null;
  @Field(() => Int, { nullable: true }) rowsPerSecond: number | null;
  @Field(() => Int, { nullable: true }) secondsLeft: number | null;
  @Field(() => Float, { nullable: true, description: 'Bytes' }) fileSize: number | null;
  @Field({ description: 'Whether the file can be downloaded; it is kept for a week' }) available: boolean;
  @Field(() => Date, { nullable: true, description: 'When the file stops being available' })
  availableUntil: Date | null;
  @Field({ description: 'The name of the user or API token that requested it' }) requestedBy: string;
  @Field() createdAt: Date;
  @Field(() => Date, { nullable: true }) startedAt: Date | null;
  @Field(() => Date, { nullable: true }) finishedAt: Date | null;
}

@ObjectType('ExportRunPage')
export class ExportRunPage {
  @Field(() => [ExportRunModel]) exportRuns: ExportRunModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}
