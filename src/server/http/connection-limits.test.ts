import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { type ConnectionLimits, usualConnectionLimits } from './connection-limits.ts';
import { newSiteServer } from './door.ts';

const crlf = '\r\n';
const get = `GET / HTTP/1.1${crlf}Host: localhost${crlf}${crlf}`;

/** A server with limits of its own, and connections to it. */
async function openServer(context: TestContext, limits: Partial<ConnectionLimits>, listener: RequestListener) {
  const server = newSiteServer(listener, { ...usualConnectionLimits, ...limits });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  context.after(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    server,
    async open() {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** Everything that comes until the connection ends. */
async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => void parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

const answer: RequestListener = (_request, response) => void response.end('here');

test('K5 a head that does not end in time is answered with 408 and the connection is closed', async (context) => {
  const { open } = await openServer(context, { headMs: 40, requestMs: 5000, checkMs: 10 }, answer);
  const socket = await open();
  socket.write(`GET / HTTP/1.1${crlf}Host: localhost${crlf}X-Slow: `);
  assert.match(await readAll(socket), /^HTTP\/1\.1 408 /);
});

test('K5 a request whose body does not end in time is answered with 408 and the connection is closed', async (context) => {
  const { open } = await openServer(context, { headMs: 20, requestMs: 60, checkMs: 10 }, () => undefined);
  const socket = await open();
  socket.write(`POST / HTTP/1.1${crlf}Host: localhost${crlf}Content-Length: 10${crlf}${crlf}abc`);
  assert.match(await readAll(socket), /^HTTP\/1\.1 408 /);
});

test('K5 a head of more than 16 kB is refused', async (context) => {
  const { open } = await openServer(context, {}, answer);
  const socket = await open();
  socket.write(`GET / HTTP/1.1${crlf}Host: localhost${crlf}X-Long: ${'a'.repeat(20_000)}${crlf}${crlf}`);
  assert.match(await readAll(socket), /^HTTP\/1\.1 431 /);
});

test('K5 a connection beyond the limit is closed as it comes; those that are open go on', async (context) => {
  const { open } = await openServer(context, { connections: 2 }, answer);
  const [first] = [await open(), await open()];
  const third = await open();
  third.write(get);
  assert.equal(await readAll(third), '');
  first.write(get);
  const [data] = (await once(first, 'data')) as [Buffer];
  assert.match(data.toString(), /^HTTP\/1\.1 200 /);
});

/** More than the system keeps for a connection. */
const large = Buffer.alloc(24 * 2 ** 20, 'a');

test('K5 whoever does not read what was asked for is cut off', async (context) => {
  const closed = Promise.withResolvers<boolean>();
  const { open } = await openServer(context, { readingMs: 30 }, (_request, response) => {
    response.once('close', () => closed.resolve(response.writableFinished));
    response.end(large);
  });
  const socket = await open();
  socket.pause();
  socket.write(get);
  assert.equal(await closed.promise, false, 'the answer was not taken');
});

test('K5 whoever reads slowly gets everything', async (context) => {
  // Time passes by what was read: a machine that is busy must not count as a reader who has stopped.
  context.mock.timers.enable({ apis: ['setInterval'] });
  const { open } = await openServer(context, { readingMs: 1000, readingBytes: 1024 }, (_request, response) => {
    response.writeHead(200, { connection: 'close' }).end(large);
  });
  const socket = await open();
  socket.write(get);
  let [length, looks] = [0, 0];
  socket.on('data', (part: Buffer) => {
    length += part.length;
    socket.pause();
    setImmediate(() => socket.resume());
    if (length < (looks + 1) * 2 ** 22) return;
    looks += 1;
    context.mock.timers.tick(1000);
  });
  await once(socket, 'close');
  assert.ok(length > large.length, String(length));
  assert.equal(looks, 6);
});
