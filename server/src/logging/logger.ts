import { type Logger, pino, stdSerializers } from 'pino';
import { errorFields } from './error-fields.js';

/**
 * The product's log: one JSON line per event on standard output, with only the fields named in the code, never a body,
 * a query string or a header (SECURITY-9). In development only warnings and errors, so that the terminal stays
 * readable.
 */
export function createLogger(production: boolean): Logger {
  return pino({
    level: production ? 'info' : 'warn',
    base: undefined,
    timestamp: pinoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { ...stdSerializers, err: errorFields, req: () => undefined, res: () => undefined },
  });
}

const pinoTime = () => `,"time":"${new Date().toISOString()}"`;
