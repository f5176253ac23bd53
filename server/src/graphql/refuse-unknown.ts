import type { FastifyRequest } from 'fastify';
import type { ApiTokensService } from '../auth/api-tokens/api-tokens.service.js';
import { BadInput } from '../common/errors.js';
import type { KnownDocuments } from './known-documents.js';

/** Who may send a document of their own. */
export type MaySendOthers = (request: FastifyRequest) => Promise<boolean>;

/** Whoever comes with an API token that works; one that only looks like it opens nothing. */
export const hasApiToken =
  (apiTokens: Pick<ApiTokensService, 'findActor'>): MaySendOthers =>
  async ({ headers: { authorization = '' } }) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return token !== undefined && (await apiTokens.findActor(token)) !== undefined;
  };

const REFUSAL =
  'Only the portal’s own queries are accepted: reload the page, or use an API token for your own queries.';

/** @throws BadInput for a document that is none of ours, before anybody reads it, unless the caller may send others. */
export async function refuseUnknown(
  documents: KnownDocuments,
  maySendOthers: MaySendOthers,
  request: FastifyRequest,
): Promise<void> {
  if (!documents.has(textOf(request)) && !(await maySendOthers(request))) throw new BadInput(REFUSAL);
}

/** The document as Apollo would read it. */
function textOf({ method, body, url }: FastifyRequest): unknown {
  if (method === 'POST') return (body as { query?: unknown } | null | undefined)?.query;
  const texts = new URL(url, 'http://localhost').searchParams.getAll('query');
  return texts.length === 1 ? texts[0] : undefined;
}
