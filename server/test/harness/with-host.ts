import { request } from 'node:http';

/** A call with another `Host` header, which `fetch` cannot send. */
export function callWithHost(
  url: string,
  host: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const headers: Record<string, string> = {
    host,
    'x-forwarded-host': host,
    forwarded: `host=${host}`,
    'content-type': 'application/json',
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body ? JSON.stringify(body) : undefined);
  });
}
