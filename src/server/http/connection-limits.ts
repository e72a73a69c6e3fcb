import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What a connection may cost, whoever opens it. */
export type ConnectionLimits = {
  /** Open at once; one more is closed as it comes. An idle one takes about 17 kB. */
  connections: number;
  /** For the head of a request, and for a whole request with the largest part of an upload (ms). */
  headMs: number;
  requestMs: number;
  /** How often the two are looked at (ms). */
  checkMs: number;
  /** Whoever has bytes to read takes so many of them in this time (ms), or is cut off. */
  readingMs: number;
  readingBytes: number;
};

/** Idle connections stay open for 72 s, longer than proxies keep theirs, so that a proxy never uses a closed one. */
const keepAliveTimeout = 72_000;

/** A phone may lose its network for a minute; nobody reads 4 kB of a page in more than two. */
export const usualConnectionLimits: ConnectionLimits = {
  connections: 3000,
  headMs: 20_000,
  requestMs: 300_000,
  checkMs: 5000,
  readingMs: 60_000,
  readingBytes: 4096,
};

/** Options of node:http for these limits. */
export const serverOptions = ({ headMs, requestMs, checkMs }: ConnectionLimits) => ({
  keepAliveTimeout,
  headersTimeout: headMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkMs,
});

/** Bounds the connections of a server, and cuts off those that do not read what they have asked for. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connections;
  /** Open connections with what each had taken when it was last looked at and had more to take. */
  const open = new Map<Socket, number | null>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of open) {
      const taken = socket.writableLength > 0 ? takenFrom(socket) : null;
      if (taken !== null && before !== null && taken - before < limits.readingBytes) socket.destroy();
      else open.set(socket, taken);
    }
  }, limits.readingMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes that the system has taken so far. Within one large write only the handle knows how far it is, which node:net's own time-out asks too. */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
