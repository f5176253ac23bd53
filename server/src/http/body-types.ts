import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UnsupportedType } from '../common/errors.js';
import { TAKES_A_FORM } from '../common/no-time-limit.decorator.js';

const JSON_TYPE = /^application\/json *(;|$)/i;
const FORM_TYPE = /^multipart\/form-data *(;|$)/i;

/**
 * Accepts JSON, and multipart forms on routes that declare them. Browsers let pages of other sites send any other type
 * without a CORS preflight, so such a page could otherwise make calls with it.
 */
export function refuseOtherBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) checkType(request);
    done();
  });
}

function hasBody({ is404, method, headers }: FastifyRequest): boolean {
  if (is404 || method === 'GET' || method === 'HEAD') return false;
  const { 'content-length': length = '0', 'transfer-encoding': coding, 'content-type': type } = headers;
  return type !== undefined || coding !== undefined || length !== '0';
}

/** @throws UnsupportedType */
function checkType({ headers: { 'content-type': type = '' }, routeOptions }: FastifyRequest): void {
  const takesAForm = Object.hasOwn(routeOptions.config, TAKES_A_FORM);
  if (JSON_TYPE.test(type) || (takesAForm && FORM_TYPE.test(type))) return;
  throw new UnsupportedType(
    takesAForm
      ? 'Send the file as multipart/form-data, in a field named file.'
      : 'Send the request as JSON, with the header Content-Type: application/json.',
  );
}
