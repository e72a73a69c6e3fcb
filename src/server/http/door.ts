import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { StartRefusedError } from '#server/start-refused-error.ts';
import type { Config } from '#server/config.ts';
import { type ConnectionLimits, limitConnections, serverOptions, usualConnectionLimits } from './connection-limits.ts';
import { createPreparing } from './preparing.ts';

/** A server of node:http with bounded connections that hands every request to the site. */
export function newSiteServer(listener: RequestListener, limits: ConnectionLimits = usualConnectionLimits): Server {
  const server = createServer(serverOptions(limits), listener);
  limitConnections(server, limits);
  return server;
}

/**
 * The port, open from the first moment of the process on: who comes before the site can answer hears that it is being
 * prepared, instead of being refused (K5).
 */
export type Door = {
  /** Scheme, host and port, such as `http://127.0.0.1:3000`. */
  address: string;
  /** Takes the site's listener, which answers once the door is opened to it. */
  attach: (listener: RequestListener) => Server;
  open: () => void;
  /** Takes no new connection; resolves once the last request has been answered. */
  close: () => Promise<void>;
};

/** Listens. Throws `StartRefusedError` when the port cannot be had. */
export async function openDoor({ port, host, siteHosts }: Place, clock: () => number): Promise<Door> {
  let answer = createPreparing({ siteHosts, clock });
  let site = answer;
  const server = newSiteServer((request, response) => answer(request, response));
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new StartRefusedError(`Cannot listen on port ${port} of ${host} (${codeOf(error)}).`);
  }
  return {
    address: addressOf(server, host),
    attach(listener) {
      site = listener;
      return server;
    },
    open: () => void (answer = site),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}

type Place = Pick<Config, 'port' | 'host' | 'siteHosts'>;

const everywhere = new Set(['0.0.0.0', '::']);

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = everywhere.has(host) ? '127.0.0.1' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
