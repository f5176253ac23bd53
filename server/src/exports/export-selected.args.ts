import { ArgsType, Field } from '@nestjs/graphql';
import { IsEnum } from 'class-validator';
import { SelectedSubmissions } from '../submissions/listing/selected-submissions.args.js';
import { ExportFormat, ReportKind } from './export-run.entity.js';

/** A report of the selected claims. */
@ArgsType()
export class ExportSelectedArgs extends SelectedSubmissions {
  @Field(() => ReportKind)
  @IsEnum(ReportKind)
  report: ReportKind;

  @Field(() => ExportFormat, { defaultValue: ExportFormat.CSV })
  @IsEnum(ExportFormat)
  format: ExportFormat;
}
