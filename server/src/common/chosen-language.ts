import type { FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, languageOf } from '../rules/languages.js';

/**
 * The tag of the language that was chosen in the caller's browser. Undefined where none was, or one that is not offered:
 * a script or another device says nothing about the language of its user.
 */
export function chosenLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const prefix = `${LANGUAGE_COOKIE}=`;
  const tag = headers.cookie
    ?.split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  return tag !== undefined && languageOf(tag).tag === tag ? tag : undefined;
}
