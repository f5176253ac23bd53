import type { Client } from './client.js';

export interface ApiToken {
  id: string;
  name: string;
  scopes: string[];
  permissions: string[];
  createdBy: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

const FIELDS = 'id name scopes permissions createdBy createdAt expiresAt lastUsedAt revokedAt';
const CREATE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { ${FIELDS} } } }`;

/** The time a number of days from now, as submitted. */
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** Requests an API token, by default with the scope read for 30 days. */
export const createApiToken = (creator: Client, input: object) =>
  creator.graphql<{ createApiToken: { token: string; apiToken: ApiToken } }>(CREATE, {
    input: { name: 'Nightly import', scopes: ['READ'], expiresAt: inDays(30), ...input },
  });

/** A token of this administrator, and a client that uses it. */
export async function clientWithToken(
  creator: Client,
  scopes: string[] = ['READ'],
): Promise<{ id: string; client: Client }> {
  const { body } = await createApiToken(creator, { scopes });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  const { token, apiToken } = body.data.createApiToken;
  return { id: apiToken.id, client: creator.with(token) };
}

/** A page of the API tokens, and their total number. */
export const listApiTokens = async (client: Client, page?: number) =>
  (
    await client.data<{ apiTokens: { apiTokens: ApiToken[]; pagination: object } }>(
      `query ($page: Int) { apiTokens(page: $page) { apiTokens { ${FIELDS} } pagination { page pageSize totalItems totalPages } } }`,
      { page },
    )
  ).apiTokens;
