import type { FastifyRequest } from 'fastify';
import type { ThirdParties } from '#contract/page.ts';
import { type Screen, routes } from '#domain/routes.ts';

/** Features of browsers that this site never uses; unknown names would cause warnings in the console. */
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

/** The site itself uses passkeys (F5). */
const ownFeatures = ['publickey-credentials-create', 'publickey-credentials-get'];

const permissionsPolicy = [
  ...refusedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every response that a browser may show (OWASP Secure Headers). */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A year, with subdomains (RFC 6797). Sent over TLS only, where browsers honour it. */
const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Responses of the API load nothing when they are opened as documents. Pages have their own policy. */
const callPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Policy of files, which may load what they need but cannot be framed. */
const filePolicy = "frame-ancestors 'none'";

/** Headers of every response: with HSTS over TLS, and uncached for calls of the API. */
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
 * How a page is kept apart from other origins. Their resources have to opt in, which files of third parties do not. A page that search
 * engines list shows nothing of anybody, and many visit it first, from elsewhere: without an opener policy it needs no process of its
 * own, which an old phone starts before it reads the page. `screen` is null for what is somebody's.
 */
export function isolationHeaders(
  { tagManagerId, chatKey }: ThirdParties,
  screen: Screen | null,
): Record<string, string> {
  const isListed = screen !== null && routes[screen].isIndexed;
  return {
    ...(tagManagerId === null && chatKey === null && { 'cross-origin-embedder-policy': 'require-corp' }),
    ...(isListed && { 'cross-origin-opener-policy': 'unsafe-none' }),
  };
}
