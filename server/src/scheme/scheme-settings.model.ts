import { Field, ObjectType } from '@nestjs/graphql';

/** One setting by its name in the scheme file, such as `tradePeriod.start`. */
@ObjectType('SchemeSetting')
export class SchemeSettingModel {
  @Field() section: string;
  @Field() name: string;
  /** As text; a list has a line for each entry, and what is not set is empty. */
  @Field() value: string;
}

/** Every setting of the scheme, in the order of its sections. */
@ObjectType('SchemeSettings')
export class SchemeSettingsModel {
  /** Where the scheme file lies; none when the product's own scheme is used. */
  @Field(() => String, { nullable: true }) file: string | null;
  @Field(() => [SchemeSettingModel]) settings: SchemeSettingModel[];
}
