import { createHash } from 'node:crypto';
import type { ThirdParties } from '#contract/page.ts';

type PolicyParts = { inlineScript: string; inlineStyle: string; thirdParties: ThirdParties };

type Sources = Record<'script' | 'style' | 'img' | 'font' | 'media' | 'connect', string[]>;

/**
 * Policy of every page: own files only, the inline script and style by hash so that pages stay cacheable. A third
 * party's hosts are let in only where its id is configured (B7, B9).
 */
export function contentSecurityPolicy({ inlineScript, inlineStyle, thirdParties }: PolicyParts): string {
  const sources: Sources = {
    script: ["'self'", hashOf(inlineScript)],
    style: ["'self'", hashOf(inlineStyle)],
    img: ["'self'", 'data:'],
    font: ["'self'"],
    media: ["'self'"],
    connect: ["'self'"],
  };
  if (thirdParties.tagManagerId) admitTagManager(sources);
  if (thirdParties.chatKey) admitChat(sources);
  return [
    "default-src 'self'",
    ...Object.entries(sources).map(([kind, allowed]) => `${kind}-src ${allowed.join(' ')}`),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Hosts of Tag Manager and of Google Analytics 4, as Google's guide to content security policies lists them. */
function admitTagManager({ script, img, connect }: Sources): void {
  const manager = 'https://*.googletagmanager.com';
  const measurement = 'https://*.google-analytics.com';
  script.push(manager);
  img.push(manager, measurement);
  connect.push(manager, measurement, 'https://*.analytics.google.com');
}

/** Hosts of Smartsupp, as its guide lists them. Its widget writes style elements, which no hash can name ahead. */
function admitChat(sources: Sources): void {
  const files = 'https://*.smartsuppcdn.com';
  const loader = 'https://*.smartsuppchat.com';
  sources.script.push(loader, files);
  // Beside a hash a browser passes 'unsafe-inline' over, so the hash gives way.
  sources.style = ["'self'", "'unsafe-inline'", files];
  for (const kind of ['img', 'font', 'media'] as const) sources[kind].push(files);
  sources.connect.push('https://*.smartsupp.com', 'wss://*.smartsupp.com', loader, files);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
