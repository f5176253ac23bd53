import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import {
  COURT_FIGURES,
  COURT_SECTIONS,
  type CourtFigureName,
  type CourtSection,
} from '../rules/court-report/court-figure.js';
import { CourtReportState } from './court-report-state.js';

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

const CourtSectionNames = named(COURT_SECTIONS);
const CourtFigureNames = named(COURT_FIGURES);

registerEnumType(CourtSectionNames, { name: 'CourtSection' });
registerEnumType(CourtFigureNames, { name: 'CourtFigureName' });

/** A court report in a list. */
@ObjectType('CourtReportSummary')
export class CourtReportSummary {
  @Field(() => ID) id: string;
  @Field(() => Int) number: number;
  @Field(() => CourtReportState) state: CourtReportState;
  @Field() maker: string;
  @Field() createdAt: Date;
  @Field(() => Date, { nullable: true, description: 'What it shows is as of this moment; null until made' })
  moment: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was not made, or what it waits for' })
  message: string | null;
}

@ObjectType('CourtFigure')
export class CourtFigureModel {
  @Field({ description: 'Names the same figure in every report' }) key: string;
  @Field(() => CourtSectionNames) section: CourtSection;
  @Field(() => CourtFigureNames) name: CourtFigureName;
  @Field({ description: 'A state, a class or an order; empty where there is one figure of the name' })
  about: string;
  @Field(() => Int, { nullable: true, description: 'The number of the distribution that it is of' })
  distribution: number | null;
  @Field({ description: 'COUNT, MONEY or SHARE, a fraction of 1' }) unit: string;
  @Field(() => String, { nullable: true, description: 'Exact; null where there is none' }) value:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'For costs: what the order allows' }) cap:
    | string
    | null;
  @Field({ description: 'Whether a list is behind it' }) hasList: boolean;
  @Field({ description: 'The run that it is of; empty for the whole database' }) run: string;
  @Field({ description: 'The statement behind it' }) query: string;
}

/** A court report in full. */
@ObjectType('CourtReport')
export class CourtReportModel extends CourtReportSummary {
  @Field(() => Int, { nullable: true, description: 'As stated by its maker' }) membersNotified: number | null;
  @Field(() => String, { nullable: true, description: 'The name of the snapshot in PostgreSQL' })
  snapshot: string | null;
  @Field(() => [CourtFigureModel], { description: 'Empty until it is made' }) figures: CourtFigureModel[];
  @Field(() => String, { nullable: true, description: 'SHA-256 of the annexure' }) csvSha256: string | null;
  @Field(() => String, { nullable: true, description: 'SHA-256 of the PDF' }) pdfSha256: string | null;
}

/** A row behind a figure. */
@ObjectType('CourtReportItem')
export class CourtReportItemModel {
  @Field(() => Int, { description: 'Its place in the list, from 1' }) place: number;
  @Field() kind: string;
  @Field(() => String, { nullable: true }) sid: string | null;
  @Field(() => ID, { nullable: true, description: 'Of a claim, which may have gone since' })
  submissionId: string | null;
  @Field(() => String, { nullable: true }) amount: string | null;
  @Field(() => Date, { nullable: true }) at: Date | null;
  @Field() what: string;
  @Field() madeBy: string;
  @Field() checkedBy: string;
}

@ObjectType()
export class CourtReportItemPage {
  @Field(() => [CourtReportItemModel]) items: CourtReportItemModel[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}

/** What was taken under one order, against what it allows. */
@ObjectType('CostCap')
export class CostCapModel {
  @Field({ description: 'The order, as the steps name it' }) basis: string;
  @Field() taken: string;
  @Field() cap: string;
}
