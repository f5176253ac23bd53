import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Emotion's style element is empty and filled by script, so the policy contains the hash of the empty string
 * (SECURITY-1).
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Sets the security headers of every response. They are built once, where @fastify/helmet would build them for each
 * request. Images may come from this origin and from where the scheme's logos are, and nowhere else.
 */
export function setSecurityHeaders(
  server: FastifyInstance,
  publicUrl: string,
  logos: readonly { image: string }[],
): void {
  const set = helmet(headersOf(publicUrl, logos));
  server.addHook('onRequest', (request, reply, done) => set(request.raw, reply.raw, () => done()));
}

function headersOf(publicUrl: string, logos: readonly { image: string }[]): HelmetOptions {
  const elsewhere = logos
    .filter(({ image }) => URL.canParse(image))
    .map(({ image }) => new URL(image).origin);
  const https = publicUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", ...new Set(elsewhere)],
        requireTrustedTypesFor: ["'script'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  };
}
