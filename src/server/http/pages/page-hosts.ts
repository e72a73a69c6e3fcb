import type { FastifyRequest } from 'fastify';
import { isLiveHost } from '#domain/catalogue/samples.ts';
import { languageOfHost } from '#domain/languages.ts';
import type { Config } from '#server/config.ts';
import { languageOf, originOf } from '#server/http/calls/caller.ts';
import { isPreviewHost } from '#server/http/security/third-parties.ts';
import type { Services } from '#server/services.ts';
import type { CachedPage } from './cached-page.ts';

type Hosts = Pick<Config, 'siteHosts' | 'previewHost'>;

/** Never real hosts (RFC 6761 §6); they stand in pages that are rendered once for all hosts that no setting names. */
const anyLiveHost = 'any-host.invalid';
const anyOwnMachine = 'any-host.localhost';

/** A person on the machine itself may always look at the site. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$|\.localhost(?::\d+)?$/i;

const isNamed = (host: string, { siteHosts, previewHost }: Hosts): boolean =>
  languageOfHost(host, siteHosts) !== null || isPreviewHost(host, previewHost);

/**
 * The address on the site's own host of a page that was asked for under a host that nobody has named; null where the
 * settings name no hosts, or this one (K5). What anybody writes into the Host header is neither rendered nor kept.
 */
export function addressOnOwnHost(request: FastifyRequest, services: Services): string | null {
  const { siteHosts } = services.config;
  const [first] = Object.values(siteHosts);
  if (first === undefined || isNamed(request.host, services.config) || loopback.test(request.host)) return null;
  const host = siteHosts[languageOf(request, services)] ?? first;
  return `${request.protocol}://${host}${request.url}`;
}

/** Scheme and host that a shared page is rendered for: its own where the settings name it, else one for all others. */
export function sharedOriginOf(request: FastifyRequest, config: Hosts): string {
  if (isNamed(request.host, config)) return originOf(request);
  const isLive = isLiveHost({ host: request.host, previewHost: config.previewHost });
  return `${request.protocol}://${isLive ? anyLiveHost : anyOwnMachine}`;
}

/** A page that was rendered for all hosts, as the page of one. */
export const pageOfHost = (page: CachedPage, shared: string, origin: string): CachedPage =>
  page.withText(hostOf(shared), hostOf(origin));

const hostOf = (origin: string): string => origin.slice(origin.indexOf('://') + 3);
