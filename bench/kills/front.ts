import { hash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';

const lookEveryMs = 250;
/** A server that says nothing for so long is not ready (ms). */
const probeMs = 10_000;

/** A load balancer: each visitor's calls go to one of the servers that say they are ready, the same as long as it is there. */
export type Front = {
  readonly origin: string;
  /** The servers that it may ask from now on. */
  lead: (origins: readonly string[]) => void;
  /** Waits until one of them is ready. */
  untilReady: () => Promise<void>;
  /** Calls that it could give to nobody, or whose server went away meanwhile. */
  readonly unanswered: () => number;
  stop: () => Promise<void>;
};

type Call = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
  refuse: (outgoing: ServerResponse) => void;
};

function pass(call: Call, [origin, ...others]: readonly string[]): void {
  const { incoming, outgoing, body, refuse } = call;
  if (origin === undefined) return refuse(outgoing);
  const { method, url = '/', headers } = incoming;
  const onward = request(`${origin}${url}`, { method, headers, agent: false }, (answer) => {
    answer.once('error', () => refuse(outgoing));
    answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
  });
  onward.once('error', (error: NodeJS.ErrnoException) => {
    const isUnheard = error.code === 'ECONNREFUSED' || (method === 'GET' && !outgoing.headersSent);
    if (isUnheard) pass(call, others);
    else refuse(outgoing);
  });
  outgoing.once('close', () => onward.destroy());
  onward.end(body);
}

/** Which servers say that they are ready. */
async function readyOf(origins: readonly string[]): Promise<string[]> {
  const seen = await Promise.all(
    origins.map(async (origin) => {
      const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(probeMs) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      return answer?.ok ? [origin] : [];
    }),
  );
  return seen.flat();
}

/** A visitor's servers, their own first: another one that comes or goes moves as few visitors as can be (rendezvous hashing). */
const orderedFor = ({ headers }: IncomingMessage, origins: Iterable<string>): string[] => {
  const score = (origin: string) => hash('sha1', `${String(headers['x-forwarded-for'])} ${origin}`);
  return [...origins].toSorted((one, other) => score(one).localeCompare(score(other)));
};

/**
 * Listens on a free port of 127.0.0.1; a call that a server has never received goes to the next one, as one that only reads does. Any
 * other that breaks is 502. That is how `deploy/nginx.conf` is set.
 */
export async function startFront(): Promise<Front> {
  let targets: readonly string[] = [];
  let ready = new Set<string>();
  let unanswered = 0;
  let isOver = false;

  const refuse = (outgoing: ServerResponse) => {
    unanswered += 1;
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  };

  const server = createServer((incoming, outgoing) => {
    buffer(incoming).then(
      (body) => pass({ incoming, outgoing, body, refuse }, orderedFor(incoming, ready)),
      () => outgoing.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const looking = (async () => {
    while (!isOver) {
      ready = new Set((await readyOf(targets)).filter((origin) => targets.includes(origin)));
      await pause(lookEveryMs);
    }
  })();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (origins) => {
      targets = origins;
      ready = new Set([...ready].filter((origin) => origins.includes(origin)));
    },
    async untilReady() {
      while (ready.size === 0 && !isOver) await pause(20);
    },
    unanswered: () => unanswered,
    async stop() {
      isOver = true;
      await looking;
      server.closeAllConnections();
      server.close();
    },
  };
}
