import { Agent, request } from 'node:http';
import type { Client } from '../../server/test/harness/client.js';

/** Sends one GraphQL query over and over on connections that stay open, with little work of its own. */
export class GraphqlCaller {
  private readonly agent: Agent;
  private readonly body: string;

  constructor(
    private readonly client: Client,
    query: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.body = JSON.stringify({ query });
  }

  /** The answer's text. @throws Error when its status is not 200. */
  call(): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${this.client.token ?? ''}`,
      };
      const sent = request(
        `${this.client.url}/graphql`,
        { method: 'POST', agent: this.agent, headers },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          answer.once('error', reject).once('end', () => {
            if (answer.statusCode === 200) resolve(text);
            else reject(new Error(`The server answered ${answer.statusCode ?? 'nothing'}: ${text}`));
          });
        },
      );
      sent.once('error', reject).end(this.body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
