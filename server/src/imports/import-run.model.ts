import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import { ImportKind, ImportMode } from './import-kinds.js';
import { ImportStatus } from './import-status.js';

/** A row of a file that was not applied, and why. */
@ObjectType('ImportRejection')
export class ImportRejectionModel {
  @Field(() => Int) line: number;
  @Field(() => String, { nullable: true }) column: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The display name of the column, such as “Price per Share” for pricePerShare; null for a whole row',
  })
  columnLabel: string | null;
  @Field() message: string;
}

/** One import as administrators and scripts see it. */
@ObjectType('ImportRun')
export class ImportRunModel {
  @Field(() => ID) id: string;
  @Field(() => ImportKind) kind: ImportKind;
  @Field(() => ImportMode) mode: ImportMode;
  @Field() checkOnly: boolean;
  @Field() overwrite: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'How the numbers and dates of the file are read, such as “Numbers as 1.234,56 (set by hand); dates as 31/12/2018”; null if it makes no difference, or until it is known',
  })
  notation: string | null;
  @Field(() => ImportStatus) status: ImportStatus;
  @Field() fileName: string;
  @Field(() => Float, { description: 'Bytes' }) fileSize: number;
  @Field(() => String, {
    nullable: true,
    description: 'Why the import was refused or failed, or what it is waiting for before the next attempt',
  })
  message: string | null;
  @Field(() => Float, { description: 'From 0 to 1' }) progress: number;
  @Field(() => Float) bytesRead: number;
  @Field(() => Int, { nullable: true }) rowsTotal: number | null;
  @Field(() => Int, { nullable: true }) rowsPerSecond: number | null;
  @Field(() => Int, { nullable: true }) secondsLeft: number | null;
  @Field(() => Int) read: number;
  @Field(() => Int) created: number;
  @Field(() => Int) updated: number;
  @Field(() => Int) unchanged: number;
  @Field(() => Int) rejected: number;
  @Field(() => Int, { description: 'Trades removed because a replacing file no longer contains them' })
  removed: number;
  @Field(() => [String], { description: 'Columns of the file that were ignored' }) unknownColumns: string[];
  @Field() cancelRequested: boolean;
  @Field(() => String, { nullable: true, description: 'The name of the user or API token that requested it' })
  requestedBy: string | null;
  @Field() createdAt: Date;
  @Field(() => Date, { nullable: true }) startedAt: Date | null;
  @Field(() => Date, { nullable: true }) finishedAt: Date | null;
  @Field(() => [ImportRejectionModel], { description: 'The first 20' }) rejections: ImportRejectionModel[];
  @Field(() => String, { nullable: true, description: 'Where all rejected rows can be downloaded as CSV' })
  rejectionsUrl: string | null;
}

@ObjectType('ImportRunPage')
export class ImportRunPage {
  @Field(() => [ImportRunModel]) importRuns: ImportRunModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}
