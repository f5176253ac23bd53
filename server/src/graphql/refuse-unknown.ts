import type { FastifyRequest } from 'fastify';
import type { ApiTokensService } from '../auth/api-tokens/api-tokens.service.js';
import { BadInput } from '../common/errors.js';
import type { KnownDocuments } from './known-documents.js';

/** Decides whether a caller may send unknown documents. */
export type MaySendOthers = (request: FastifyRequest) => Promise<boolean>;

/** Allows callers with a valid API token; one that only looks like a token is not enough. */
export const hasApiToken =
  (apiTokens: Pick<ApiTokensService, 'findActor'>): MaySendOthers =>
  async ({ headers: { authorization = '' } }) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return token !== undefined && (await apiTokens.findActor(token)) !== undefined;
  };

const REFUSAL =
  'Only the portal’s own queries are accepted: reload the page, or use an API token for your own queries.';

/** Rejects an unknown document before it is parsed. @throws BadInput unless the caller may send other documents */
export async function refuseUnknown(
  documents: KnownDocuments,
  maySendOthers: MaySendOthers,
  request: FastifyRequest,
): Promise<void> {
  if (!documents.has(textOf(request)) && !(await maySendOthers(request))) throw new BadInput(REFUSAL);
}

/** The document text, as Apollo would read it. */
function textOf({ method, body, url }: FastifyRequest): unknown {
  if (method === 'POST') return (body as { query?: unknown } | null | undefined)?.query;
  const texts = new URL(url, 'http://localhost').searchParams.getAll('query');
  return texts.length === 1 ? texts[0] : undefined;
}
