import { Field, ObjectType } from '@nestjs/graphql';

/** One setting, by its name in the scheme file, such as `tradePeriod.start`. */
@ObjectType('SchemeSetting')
export class SchemeSettingModel {
  @Field() section: string;
  @Field({ description: 'What it is, in words' }) label: string;
  @Field() name: string;
  /** As text; a list has one line per entry, and an unset value is empty. */
  @Field() value: string;
}

/** All settings of the scheme, in the order of their sections. */
@ObjectType('SchemeSettings')
export class SchemeSettingsModel {
  /** The path of the scheme file; null when the default scheme is used. */
  @Field(() => String, { nullable: true }) file: string | null;
  @Field(() => [SchemeSettingModel]) settings: SchemeSettingModel[];
}
