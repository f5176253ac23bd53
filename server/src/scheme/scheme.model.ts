import { Field, ObjectType } from '@nestjs/graphql';
import { DateScalar } from '../common/scalars.js';
import type { SchemeFile } from './scheme.js';

/** A notice stored elsewhere, by its name and https address. */
@ObjectType('NoticeLink')
export class NoticeLinkModel {
  @Field() name: string;
  @Field() url: string;
}

/** A part of the landing page; `{email}` in a paragraph is a placeholder for the contact address. */
@ObjectType('LandingSection')
export class LandingSectionModel {
  @Field() heading: string;
  @Field(() => [String]) paragraphs: string[];
}

/** The telephone number of the settlement administrator and when it is answered. */
@ObjectType('SchemePhone')
export class SchemePhoneModel {
  @Field() number: string;
  @Field() hours: string;
}

/** A logo in the header: the scheme's first logo is on every page, the second on public ones. */
@ObjectType('SchemeLogo')
export class SchemeLogoModel {
  /** A path of the portal or an https address. */
  @Field() image: string;
  @Field() alt: string;
}

/** The public part of the scheme: titles, addresses, dates and what members may do. */
@ObjectType('Scheme')
export class SchemeModel {
  @Field() classActionTitle: string;
  @Field() portalTitle: string;
  @Field() settlementPortalTitle: string;
  @Field() contactEmail: string;
  @Field(() => SchemePhoneModel, { nullable: true }) contactPhone: SchemePhoneModel | null;
  /** The address that all mails come from. */
  @Field() mailSender: string;
  /** The public address of the portal, with which the links of all mails begin. */
  @Field() portalUrl: string;
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
  /** What members hear about next, such as 'the assessment notices'. */
  @Field(() => String, { nullable: true }) nextNews: string | null;
  @Field(() => [LandingSectionModel]) landing: LandingSectionModel[];
  @Field(() => [SchemeLogoModel]) logos: SchemeLogoModel[];
  /** Whether members and anonymous visitors see the maintenance notice instead of their pages. */
  @Field() maintenance: boolean;
}

const longDate = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** The public part of a scheme, the addresses of its mails and of the portal, and whether maintenance is on. */
export function publicScheme(
  scheme: SchemeFile,
  { mailSender, portalUrl, maintenance }: Pick<SchemeModel, 'mailSender' | 'portalUrl' | 'maintenance'>,
): SchemeModel {
  const { titles, contactEmail, contactPhone, supportEmail, shareName, openingBalanceDate, tradePeriod } =
    scheme;
  const { privacyUrl, copyright, currency, timeZone, members } = scheme;
  const { acknowledgements, tradeTemplateUrl, notices, courtOrderDate, nextNews, landing, logos } = scheme;
  const orders = longDate.format(new Date(courtOrderDate));
  const withDates = (text: string) => text.replaceAll('{courtOrderDate}', orders);
  return {
    classActionTitle: titles.classAction,
    portalTitle: titles.portal,
    settlementPortalTitle: titles.settlementPortal,
    contactEmail,
    contactPhone,
    mailSender,
    portalUrl,
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
    acknowledgements: acknowledgements.map(withDates),
    tradeTemplateUrl,
    preliminaryNotice: notices.preliminary,
    assessmentName: notices.assessmentName,
    courtOrderDate,
    nextNews,
    landing: [landing.settlement, landing.claimBackground, landing.natureOfClaim].map(
      ({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(withDates) }),
    ),
    logos,
    maintenance,
  };
}
