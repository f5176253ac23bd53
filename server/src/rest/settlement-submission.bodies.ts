import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';
import { BadInput } from '../common/errors.js';
import { inputValidation } from '../common/input-validation.js';
import type { ExpectedVersions } from '../submissions/editing/locked-submission.js';
import { SubmissionChangesInput } from '../submissions/filing/submission.input.js';

/** The names of the property that may wrap the groups of a claim (RESTAPI-22). */
const WRAPPERS = ['submissionData', 'values'];

/** The groups of a claim; a missing group is unanswered in a new claim and unchanged in an edit. */
export class ClaimBody extends SubmissionChangesInput {}

/** A claim created by an administrator: the SID is next to the groups. */
export class AdminClaimBody extends SubmissionChangesInput {
  @IsOptional()
  @IsString({ message: 'SID must be text' })
  sid?: string | null;
}

/**
 * An edit. The SID and the owner's e-mail may be next to the groups or among them; only administrators may change them.
 */
export class ClaimEditBody extends AdminClaimBody {
  @IsOptional()
  @IsString({ message: 'Email must be text' })
  email?: string | null;
}

/** A missing SID is treated as an empty one, which is refused with the form's message. */
export class SidBody {
  @IsOptional()
  @IsString({ message: 'SID must be text' })
  sid?: string | null;
}

/** Unwraps the groups of a claim, then validates the body like every other one. */
@Injectable()
export class ClaimBodyPipe implements PipeTransform {
  private readonly validation = inputValidation();

  constructor(private readonly type: Type) {}

  transform(body: unknown): Promise<unknown> {
    return this.validation.transform(unwrapped(body), {
      type: 'body',
      metatype: this.type,
    }) as Promise<unknown>;
  }
}

function unwrapped(body: unknown): unknown {
  if (!isObject(body)) throw new BadInput('Send the claim as a JSON object.');
  const wrapper = WRAPPERS.find((name) => name in body);
  if (wrapper === undefined) return body;
  const { [wrapper]: groups, ...outside } = body;
  if (!isObject(groups)) throw new BadInput(`${wrapper} must contain the groups of the claim.`);
  const twice = Object.keys(outside).find((name) => name in groups && outside[name] !== groups[name]);
  if (twice !== undefined)
    throw new BadInput(`${twice} is given both inside and outside ${wrapper}, with different values.`);
  return { ...groups, ...outside };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A version that no claim has: an entity tag that is not one of ours never matches. */
const NO_VERSION: ExpectedVersions = { version: -1, tradeVersion: -1 };

/** The state required by If-Match; empty when the edit does not depend on one (RESTAPI-24). */
export function expectedBy(ifMatch: string | undefined): ExpectedVersions {
  const tag = ifMatch?.trim();
  if (!tag || tag === '*') return {};
  const [, version, tradeVersion] = /^"(\d{1,9})\.(\d{1,9})"$/.exec(tag) ?? [];
  if (version === undefined) return NO_VERSION;
  return { version: Number(version), tradeVersion: Number(tradeVersion) };
}
