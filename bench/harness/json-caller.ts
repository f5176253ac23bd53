import { Agent, request } from 'node:http';

/** Posts JSON to one URL over persistent connections, with little overhead. */
export class JsonCaller {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Returns the response text. @throws Error if the status is not 200 */
  call(body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      };
      const sent = request(this.url, { method: 'POST', agent: this.agent, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('error', reject).once('end', () => {
          const text = Buffer.concat(pieces).toString();
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${this.url} answered ${answer.statusCode ?? 'nothing'}: ${text}`));
        });
      });
      sent.once('error', reject).end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
