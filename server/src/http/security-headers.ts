import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { SchemeFile } from '../scheme/scheme.js';
import { accentStyle, sourceOf } from './accent-style.js';

/**
 * Emotion's style element is empty and filled by script, so the policy contains the hash of the empty string
 * (SECURITY-1).
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The client's built files that are no pages: browsers read only some of the headers for them. */
const PART_OF_PAGE = /^\/assets\/[^?/]+\.(js|css|woff2)$/;

/**
 * Sets the security headers of every response. They are built once, where @fastify/helmet would build them for each
 * request. Images may come from this origin and from where the scheme's logos are, and nowhere else. A script, style sheet
 * or font has those about its type, its readers and its referrer; what a page may do is said by the page, and would be
 * half a kilobyte with each of a dozen files (UX-26).
 */
export function setSecurityHeaders(
  server: FastifyInstance,
  publicUrl: string,
  scheme: Pick<SchemeFile, 'logos' | 'accent'>,
): void {
  const options = headersOf(publicUrl, scheme);
  const set = helmet(options);
  const setOfPart = helmet({
    ...options,
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    frameguard: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  server.addHook('onRequest', (request, reply, done) => {
    const headers = PART_OF_PAGE.test(request.url) ? setOfPart : set;
    headers(request.raw, reply.raw, () => done());
  });
}

function headersOf(publicUrl: string, { logos, accent }: Pick<SchemeFile, 'logos' | 'accent'>) {
  const style = accentStyle(accent);
  const elsewhere = logos
    .filter(({ image }) => URL.canParse(image))
    .map(({ image }) => new URL(image).origin);
  const https = publicUrl.startsWith('https://');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE, ...(style ? [sourceOf(style)] : [])],
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
  } satisfies HelmetOptions;
}
