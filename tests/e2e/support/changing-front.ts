import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a site like a proxy, so that a test can put another version of the worker in its place. */
export type ChangingFront = {
  readonly origin: string;
  /** From now on the worker belongs to another build of this name. */
  release: (version: string) => void;
  stop: () => Promise<void>;
};

/** Listens on a free port of 127.0.0.1 and hands everything on to the site; the caller stops it. */
export async function startChangingFront(site: string): Promise<ChangingFront> {
  let released: string | null = null;

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '/', headers } = incoming;
    const isWorker = url === '/sw.js' && released !== null;
    const passedOn = isWorker ? { host: headers.host } : headers;
    const inner = request(new URL(url, site), { method, headers: passedOn }, (answer) => {
      if (isWorker) void sendChanged(answer, outgoing, `"version":"${released}"`);
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  }

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release(version) {
      released = version;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendChanged(answer: IncomingMessage, outgoing: ServerResponse, version: string): Promise<void> {
  const chunks = await answer.toArray();
  const script = Buffer.concat(chunks as Buffer[]).toString();
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  outgoing.writeHead(200, headers).end(script.replace(/"version":"[^"]+"/, version));
}
