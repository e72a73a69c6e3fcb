import { createHash } from 'node:crypto';
import type { ThirdParties } from '#contract/page.ts';

type PolicyParts = { inlineScripts: readonly string[]; inlineStyle: string; thirdParties: ThirdParties };

/** What each directive allows; one that allows nothing is left to `default-src`. */
type Sources = Record<
  | 'script-src'
  | 'style-src'
  | 'style-src-elem'
  | 'img-src'
  | 'font-src'
  | 'media-src'
  | 'connect-src'
  | 'manifest-src'
  | 'worker-src',
  string[]
>;

/**
 * Content security policy of every page: own files only, inline scripts and styles by hash so that pages can be
 * cached, and trusted types with the policy of the boot script. Hosts of a third party are allowed only if its id is
 * configured (B7, B9); their scripts do not support trusted types.
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyle, thirdParties }: PolicyParts): string {
  const sources: Sources = {
    'script-src': ["'self'", ...inlineScripts.map(hashOf)],
    'style-src': ["'self'", hashOf(inlineStyle)],
    'style-src-elem': [],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': [],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  };
  if (thirdParties.tagManagerId) admitTagManager(sources);
  if (thirdParties.chatKey) admitChat(sources);
  const hasThirdParties = thirdParties.tagManagerId !== null || thirdParties.chatKey !== null;
  return [
    "default-src 'none'",
    ...Object.entries(sources)
      .filter(([, allowed]) => allowed.length > 0)
      .map(([directive, allowed]) => `${directive} ${allowed.join(' ')}`),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasThirdParties ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}

/** Hosts of Tag Manager and of Google Analytics 4, as Google's guide to content security policies lists them. */
function admitTagManager(sources: Sources): void {
  const manager = 'https://*.googletagmanager.com';
  const measurement = 'https://*.google-analytics.com';
  sources['script-src'].push(manager);
  sources['img-src'].push(manager, measurement);
  sources['connect-src'].push(manager, measurement, 'https://*.analytics.google.com');
}

/**
 * Hosts of Smartsupp, as its guide lists them. Its widget writes style elements, which no hash can name ahead and no nonce
 * on a page that is kept, so style elements are open; style attributes stay shut.
 */
function admitChat(sources: Sources): void {
  const files = 'https://*.smartsuppcdn.com';
  const loader = 'https://*.smartsuppchat.com';
  sources['script-src'].push(loader, files);
  // Beside a hash a browser passes 'unsafe-inline' over, so there is none here.
  sources['style-src-elem'] = ["'self'", "'unsafe-inline'", files];
  for (const directive of ['img-src', 'font-src', 'media-src'] as const) sources[directive].push(files);
  sources['connect-src'].push('https://*.smartsupp.com', 'wss://*.smartsupp.com', loader, files);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
