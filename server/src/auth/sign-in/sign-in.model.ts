import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../users/user.entity.js';

@ObjectType()
export class AccessToken {
  @Field() token: string;
  /** When it expires at the latest, regardless of use. */
  @Field() expires: Date;
}

@ObjectType()
export class Tokens {
  @Field(() => AccessToken) access: AccessToken;
}

/** The user who signed in, and the token for further calls (RESTAPI-4). */
@ObjectType()
export class SignInResult {
  @Field(() => User) user: User;
  /** Null if `stepUp` requires another step. */
  @Field(() => Tokens, { nullable: true }) tokens: Tokens | null;
  /** Whether the password was correct and a code was mailed: `signInWithCode` completes the sign-in (ADMIN_STEP_UP). */
  @Field() stepUp: boolean;
}
