import type { FastifyRequest } from 'fastify';
import type { ThirdParties } from '#contract/page.ts';

/** What a browser can do that this site never asks for; unknown names would only fill the console with warnings. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Passkeys are made and used by the site itself (F5). */
const ownFeatures = ['publickey-credentials-create', 'publickey-credentials-get'];

const permissionsPolicy = [
  ...refusedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every answer that a browser may show (OWASP Secure Headers). */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * A year, with every host below this one (RFC 6797). Browsers heed it over TLS only, so only there it is said; a test of
 * the site without TLS would otherwise shut its own host out.
 */
const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Answers of calls are no documents: opened as one, they load nothing. Pages have a policy of their own. */
const callPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A file decides for itself what it loads, as the service worker and drawings do; nobody frames it. */
const filePolicy = "frame-ancestors 'none'";

/** Headers of every answer to a request: over TLS with the demand to stay there, from a call kept nowhere. */
export function securityHeadersFor({
  protocol,
  url,
}: Pick<FastifyRequest, 'protocol' | 'url'>): Record<string, string> {
  return {
    ...securityHeaders,
    ...(protocol === 'https' && overTls),
    ...(url.startsWith('/api/')
      ? { 'content-security-policy': callPolicy, 'cache-control': 'no-store' }
      : { 'content-security-policy': filePolicy }),
  };
}

/**
 * Keeps everything out of a document that has not agreed to be there. Services of others do not say so of their files,
 * so a site that loads them goes without.
 */
export function embedderHeaders({ tagManagerId, chatKey }: ThirdParties): Record<string, string> {
  return tagManagerId === null && chatKey === null ? { 'cross-origin-embedder-policy': 'require-corp' } : {};
}
