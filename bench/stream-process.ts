// Entry of the process that holds very many streams of events open, and measures when each hears of something.
import { type IncomingMessage, get, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { counterMark } from './load-protocol.ts';
import { percentile } from './statistics.ts';
import type { Call, StreamResult, StreamTask } from './stream-protocol.ts';

const openedAtOnce = 20;
const heardWithinMs = 10_000;
/** After the last round, so that what comes twice is heard. */
const silenceMs = 500;

type Stream = { answer: IncomingMessage; rest: string; heard: number; heardAt: number };

const streams: Stream[] = [];
let onHeard = (): void => undefined;
let counter = 0;

process.on('message', (task: StreamTask) => {
  void work(task).then((result) => process.send?.(result));
});

async function work(task: StreamTask): Promise<StreamResult> {
  const begun = performance.now();
  const heard = { latencies: [] as number[], lost: 0, doubled: 0 };
  if (task.kind === 'open') await openAll(task);
  else Object.assign(heard, await tellAll(task));
  const { latencies, lost, doubled } = heard;
  return {
    open: streams.filter(({ answer }) => !answer.destroyed && !answer.readableEnded).length,
    tookMs: performance.now() - begun,
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    slowestMs: percentile(latencies, 1),
    lost,
    doubled,
  };
}

async function openAll({ port, path, cookies }: StreamTask & { kind: 'open' }): Promise<void> {
  for (let start = 0; start < cookies.length; start += openedAtOnce) {
    await Promise.all(cookies.slice(start, start + openedAtOnce).map((cookie) => open({ port, path, cookie })));
  }
}

function open({ port, path, cookie }: { port: number; path: string; cookie: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`A stream was answered ${answer.statusCode}.`));
        return;
      }
      const stream: Stream = { answer, rest: '', heard: 0, heardAt: 0 };
      streams.push(stream);
      answer.setEncoding('utf8').once('data', () => resolve());
      answer.on('data', (text: string) => hear(stream, text));
      // The end of one that was closed from here.
      answer.on('error', () => undefined);
    }).on('error', reject);
  });
}

function hear(stream: Stream, text: string): void {
  const blocks = (stream.rest + text).split('\n\n');
  stream.rest = blocks.pop() ?? '';
  const events = blocks.filter((block) => block.startsWith('event: message')).length;
  if (events === 0) return;
  stream.heard += events;
  stream.heardAt = performance.now();
  onHeard();
}

async function tellAll({ port, call, rounds }: StreamTask & { kind: 'tell' }) {
  const before = streams.map(({ heard }) => heard);
  const latencies: number[] = [];
  let lost = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const hasHeard = ({ heard }: Stream, index: number) => heard - (before[index] ?? 0) >= round;
    const all = Promise.withResolvers<void>();
    let missing = streams.length;
    onHeard = () => {
      missing -= 1;
      if (missing <= 0 && streams.every(hasHeard)) all.resolve();
    };
    const begun = performance.now();
    await make(port, call);
    await Promise.race([all.promise, wait(heardWithinMs, undefined, { ref: false })]);
    for (const [index, stream] of streams.entries()) {
      if (hasHeard(stream, index)) latencies.push(stream.heardAt - begun);
      else lost += 1;
    }
  }
  await wait(silenceMs);
  const heard = streams.reduce((sum, stream, index) => sum + stream.heard - (before[index] ?? 0), 0);
  return { latencies, lost, doubled: Math.max(0, heard + lost - rounds * streams.length) };
}

function make(port: number, { method, path, headers, body }: Call): Promise<void> {
  counter += 1;
  const json = body.replaceAll(counterMark, String(counter).padStart(counterMark.length, '0'));
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, host: '127.0.0.1', headers: { ...headers, ...own } }, (answer) => {
      answer.resume();
      if (answer.statusCode === 200) answer.once('end', () => resolve());
      else reject(new Error(`The call was answered ${answer.statusCode}.`));
    });
    sent.on('error', reject);
    sent.end(json);
  });
}
