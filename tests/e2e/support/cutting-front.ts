import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendContactMessage } from '#contract/contact.ts';
import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';

/**
 * State of the connection to the site: `open`; `cut`, nothing gets through; `answers-lost`, submissions arrive but their
 * responses do not; `cut-behind-answer`, the response to the next submission is the last thing that gets through;
 * `gateway`, a proxy reports that the server is down; `refusing`, the server rejects every submission.
 */
export type Way = 'open' | 'cut' | 'answers-lost' | 'cut-behind-answer' | 'gateway' | 'refusing';

/** A proxy in front of the site, whose connection a test can cut at any point. */
export type CuttingFront = {
  readonly origin: string;
  set: (way: Way) => void;
  /** Breaks every open connection, streams of events among them. */
  breakOff: () => void;
  /** Lets the streams that are open bring nothing more though they stay open, as those of a device that has slept. */
  silence: () => void;
  /** Leads to another server of the site from now on. */
  lead: (site: string) => void;
  /** Keys of all submissions that were tried so far. */
  readonly keys: string[];
  stop: () => Promise<void>;
};

const submissions: ReadonlySet<string> = new Set([submitServiceRequest.path, sendContactMessage.path]);

const refusal = {
  code: 'invalid-input',
  message: 'Skontrolujte zadané údaje.',
  category: 'validation',
  severity: 'low',
  errorId: 'ERR_TEST_1',
  timestamp: new Date(0).toISOString(),
};

/** Listens on a free port of 127.0.0.1; the caller stops it. */
export async function startCuttingFront(site: string): Promise<CuttingFront> {
  let way: Way = 'open';
  let target = site;
  const keys: string[] = [];
  const streams = new Map<IncomingMessage, ServerResponse>();

  function pass(answer: IncomingMessage, outgoing: ServerResponse): void {
    answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
    if (!answer.headers['content-type']?.startsWith('text/event-stream')) return;
    streams.set(answer, outgoing);
    outgoing.once('close', () => {
      streams.delete(answer);
      answer.destroy();
    });
    // The end of a server that has stopped.
    answer.once('error', () => outgoing.destroy());
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '/', headers } = incoming;
    const isSubmission = method === 'POST' && submissions.has(url);
    if (isSubmission) keys.push(String(headers['idempotency-key']));
    if (way === 'cut') return void incoming.socket.destroy();
    if (way === 'gateway') {
      incoming.resume();
      return void outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    }
    if (way === 'refusing' && isSubmission) {
      incoming.resume();
      return void outgoing.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
    }
    const inner = request(new URL(url, target), { method, headers }, (answer) => {
      if (isSubmission && way === 'answers-lost') {
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      if (isSubmission && way === 'cut-behind-answer') way = 'cut';
      pass(answer, outgoing);
    });
    inner.on('error', () => incoming.socket.destroy());
    incoming.pipe(inner);
  }

  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      way = next;
    },
    breakOff: () => server.closeAllConnections(),
    silence() {
      for (const [answer, outgoing] of streams) answer.unpipe(outgoing).resume();
    },
    lead(next) {
      target = next;
    },
    keys,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
