import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../users/user.entity.js';

@ObjectType()
export class AccessToken {
  @Field() token: string;
  /** When it ends at the latest, however much it is used. */
  @Field() expires: Date;
}

@ObjectType()
export class Tokens {
  @Field(() => AccessToken) access: AccessToken;
}

/** Who signed in, and the token for the calls that follow (RESTAPI-4). */
@ObjectType()
export class SignInResult {
  @Field(() => User) user: User;
  /** Absent while `stepUp` asks for more. */
  @Field(() => Tokens, { nullable: true }) tokens: Tokens | null;
  /** The password was right, and a code was mailed: `signInWithCode` finishes (ADMIN_STEP_UP). */
  @Field() stepUp: boolean;
}
