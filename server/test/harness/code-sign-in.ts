import type { TestServer } from './test-server.js';

interface SignedIn {
  message?: string;
  user?: { id: string; name: string; email: string; role: string };
  tokens?: { access: { token: string; expires: string } };
}

/** A different code. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Sign-in by code on a running server, by REST. */
export class CodeSignIn {
  constructor(private readonly server: () => TestServer) {}

  readonly ask = (email: string) => this.server().nobody.post('/api/auth/otp-login', { email });

  /** Requests a code as if half a minute had passed since the last mail. */
  readonly askAgain = async (email: string) => {
    await this.server().database.db.query(`UPDATE limits SET expire = 0 WHERE key LIKE 'mail-%'`);
    return this.ask(email);
  };

  readonly enter = (email: string, otp: string) =>
    this.server().nobody.post<SignedIn>('/api/auth/otp-verify', { email, otp });

  /** Enters wrong codes; requests a new code after every five, the attempts that a code allows. */
  readonly enterWrong = async (email: string, times: number) => {
    const answers = [];
    for (let tries = 0; tries < times; tries++) {
      if (tries % 5 === 0) await this.askAgain(email);
      answers.push(await this.enter(email, '000000'));
    }
    return answers;
  };
}
