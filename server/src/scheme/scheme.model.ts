import { Field, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';
import type { SchemeFile } from './scheme.js';

/** A notice that lies elsewhere, by its name and https address. */
@ObjectType('NoticeLink')
export class NoticeLinkModel {
  @Field() name: string;
  @Field() url: string;
}

/** What everybody may know of the scheme: titles, addresses, dates and what members may do. */
@ObjectType('Scheme')
export class SchemeModel {
  @Field() classActionTitle: string;
  @Field() portalTitle: string;
  @Field() settlementPortalTitle: string;
  @Field() contactEmail: string;
  @Field() supportEmail: string;
  @Field() shareName: string;
  @Field(() => DateScalar) openingBalanceDate: string;
  @Field(() => DateScalar) tradePeriodStart: string;
  @Field(() => DateScalar) tradePeriodEnd: string;
  @Field() privacyUrl: string;
  @Field() copyright: string;
  @Field() currency: string;
  @Field() timeZone: string;
  @Field() mayCreate: boolean;
  @Field() mayUpdate: boolean;
  @Field() showNewSubmission: boolean;
  @Field(() => [String]) acknowledgements: string[];
  @Field(() => String, { nullable: true }) tradeTemplateUrl: string | null;
  @Field(() => NoticeLinkModel, { nullable: true }) preliminaryNotice: NoticeLinkModel | null;
  @Field() assessmentName: string;
  @Field(() => DateScalar) courtOrderDate: string;
}

/** The public part of a scheme. */
export function publicScheme(scheme: SchemeFile): SchemeModel {
  const { titles, contactEmail, supportEmail, shareName, openingBalanceDate, tradePeriod } = scheme;
  const { privacyUrl, copyright, currency, timeZone, members } = scheme;
  const { acknowledgements, tradeTemplateUrl, notices, courtOrderDate } = scheme;
  return {
    classActionTitle: titles.classAction,
    portalTitle: titles.portal,
    settlementPortalTitle: titles.settlementPortal,
    contactEmail,
    supportEmail,
    shareName,
    openingBalanceDate,
    tradePeriodStart: tradePeriod.start,
    tradePeriodEnd: tradePeriod.end,
    privacyUrl,
    copyright,
    currency,
    timeZone,
    ...members,
    acknowledgements,
    tradeTemplateUrl,
    preliminaryNotice: notices.preliminary,
    assessmentName: notices.assessmentName,
    courtOrderDate,
  };
}
