import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';
import { BadInput } from '../common/errors.js';
import { inputValidation } from '../common/input-validation.js';
import type { ExpectedVersions } from '../submissions/editing/locked-submission.js';
import { SubmissionChangesInput } from '../submissions/filing/submission.input.js';

/** The names under which the groups of a claim may come together (RESTAPI-22). */
const WRAPPERS = ['submissionData', 'values'];

/** A body with the groups of a claim; a group that is absent is unanswered in a new claim and stays in an edit. */
export class ClaimBody extends SubmissionChangesInput {}

/** What an administrator files: the SID stands next to the groups. */
export class AdminClaimBody extends SubmissionChangesInput {
  @IsOptional()
  @IsString({ message: 'SID must be text' })
  sid?: string | null;
}

/** An edit: what names the claim may be next to the groups, or among them; only an administrator changes it. */
export class ClaimEditBody extends AdminClaimBody {
  @IsOptional()
  @IsString({ message: 'Email must be text' })
  email?: string | null;
}

/** A SID that is left out is an empty one, which is refused in the words of the form. */
export class SidBody {
  @IsOptional()
  @IsString({ message: 'SID must be text' })
  sid?: string | null;
}

/** Takes the groups of a claim out of their wrapper, then checks the body like every other one. */
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
  const { [wrapper]: groups, ...beside } = body;
  if (!isObject(groups)) throw new BadInput(`${wrapper} must contain the groups of the claim.`);
  const twice = Object.keys(beside).find((name) => name in groups && beside[name] !== groups[name]);
  if (twice !== undefined)
    throw new BadInput(`${twice} is given both inside and outside ${wrapper}, with different values.`);
  return { ...groups, ...beside };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No claim has it: an entity tag that is none of ours fits nothing. */
const NO_VERSION: ExpectedVersions = { version: -1, tradeVersion: -1 };

/** The state that an edit asks for by If-Match; empty when it takes the claim as it stands (RESTAPI-24). */
export function expectedBy(ifMatch: string | undefined): ExpectedVersions {
  const tag = ifMatch?.trim();
  if (!tag || tag === '*') return {};
  const [, version, tradeVersion] = /^"(\d{1,9})\.(\d{1,9})"$/.exec(tag) ?? [];
  if (version === undefined) return NO_VERSION;
  return { version: Number(version), tradeVersion: Number(tradeVersion) };
}
