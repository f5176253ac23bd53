import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Pagination } from '../common/paging.js';
import type { RegistrationData, RegistrationModel, ShareholderDetails } from './registration.model.js';

/** One of a member's own registrations. */
@ObjectType()
export class RegistrationListItem {
  @Field(() => ID) id: string;
  @Field() timeCreatedAt: Date;
  /** The registered owner as lists show it (REGISTRATION-28). */
  @Field() name: string;
}

/** The answers shown in a list; the HIN/SRN is restricted and not among them (REGISTRATION-29). */
export interface ListedRegistrationData extends Omit<RegistrationData, 'shareholderDetails'> {
  shareholderDetails: Omit<ShareholderDetails, 'hinSrn'>;
}

/** A row of the list for scripts and administrators. */
export interface ListedRegistration extends Pick<RegistrationModel, 'id' | 'timeCreatedAt' | 'owner'> {
  /** By the rule of REGISTRATION-28; empty when nothing is known. */
  displayedRegisteredOwner: string;
  data: ListedRegistrationData;
}

export interface RegistrationPage {
  registrations: ListedRegistration[];
  pagination: Pagination;
}
