import { ApolloServer } from '@apollo/server';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { Injectable } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadInput } from '../common/errors.js';
import type { GraphqlContext } from '../common/request-of.js';
import { CLIENT_DOCUMENTS, SCRIPT_DOCUMENTS } from './generated/known-documents.js';
import { answerKnown } from './known-answers.js';
import { KnownDocuments } from './known-documents.js';
import { readPlainFields } from './plain-fields.js';
import { type MaySendOthers, refuseUnknown } from './refuse-unknown.js';

type GraphqlContextFunction = (request: FastifyRequest, reply: FastifyReply) => Promise<GraphqlContext>;

export interface PortalDriverConfig extends ApolloDriverConfig {
  /** Null if any caller may send any document; otherwise decides who may. */
  othersFrom: MaySendOthers | null;
}

/** Apollo on Fastify, behind a fast path for known documents: Apollo handles only the calls that differ in any way. */
@Injectable()
export class PortalDriver extends ApolloDriver {
  protected override async registerFastify(options: PortalDriverConfig): Promise<void> {
    const { othersFrom } = options;
    // Nest has built it from the resolvers.
    const schema = options.schema!;
    readPlainFields(schema);
    const app = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    const plugins = [...(options.plugins ?? []), fastifyApolloDrainPlugin(app)];
    this.apolloServer = new ApolloServer({
      ...options,
      schema,
      typeDefs: undefined,
      resolvers: undefined,
      plugins,
    });
    await this.apolloServer.start();
    const documents = new KnownDocuments(schema, [...CLIENT_DOCUMENTS, ...SCRIPT_DOCUMENTS]);
    const answerByApollo = fastifyApolloHandler(this.apolloServer, {
      context: options.context as GraphqlContextFunction,
    });
    app.route({
      url: options.path!,
      method: ['GET', 'POST', 'OPTIONS'],
      handler: async (request, reply) => {
        const answer = await answerKnown(documents, request, reply);
        if (answer !== undefined) return answer;
        refuseForeignHost(request);
        if (othersFrom) await refuseUnknown(documents, othersFrom, request);
        return answerByApollo.call(app, request, reply);
      },
    });
  }
}

/** @throws BadInput for a Host header from which Apollo's adapter cannot build a URL */
function refuseForeignHost({ url, protocol, hostname }: FastifyRequest): void {
  if (!URL.canParse(url, `${protocol}://${hostname}/`))
    throw new BadInput('The header Host must be the name of a server.');
}
