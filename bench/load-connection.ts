import { type Socket, connect } from 'node:net';

const headEnd = '\r\n\r\n';
/** Servers write the name in large or small letters. */
const lengthField = /\r\ncontent-length: (\d+)/i;

export type ConnectionEvents = {
  /** An answer is complete; gives the next request or null to close. */
  onAnswer: (isGood: boolean) => string | null;
  onBroken: () => void;
};

/**
 * Asks one thing after another on one connection. Reads just enough of HTTP to find where an answer ends, because the
 * cost of measuring must stay below the cost of answering; knows no chunked bodies.
 */
export class LoadConnection {
  readonly #socket: Socket;
  readonly #events: ConnectionEvents;
  /** Bytes of an answer's head whose end has not arrived. */
  #head: Buffer | null = null;
  #missing = 0;
  #isGood = true;

  /** Opens a connection, which asks until it is told to stop. */
  static open(port: number, first: string, events: ConnectionEvents): LoadConnection {
    return new LoadConnection(port, first, events);
  }

  constructor(port: number, first: string, events: ConnectionEvents) {
    this.#events = events;
    const buffer = Buffer.allocUnsafe(128 * 1024);
    const onread = { buffer, callback: (length: number) => this.#read(buffer.subarray(0, length)) };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.once('connect', () => this.#socket.write(first));
    this.#socket.once('error', events.onBroken);
    this.#socket.once('end', events.onBroken);
  }

  #read(chunk: Buffer): boolean {
    if (this.#missing > 0) this.#missing -= chunk.length;
    else this.#readHead(this.#head ? Buffer.concat([this.#head, chunk]) : chunk);
    if (this.#missing === 0 && !this.#head) this.#next();
    return true;
  }

  #readHead(bytes: Buffer): void {
    const end = bytes.indexOf(headEnd);
    if (end === -1) {
      this.#head = Buffer.from(bytes);
      return;
    }
    this.#head = null;
    const head = bytes.toString('latin1', 0, end);
    const digits = lengthField.exec(head)?.[1];
    this.#isGood = head.startsWith('HTTP/1.1 200') && digits !== undefined;
    const length = Number(digits ?? 0);
    this.#missing = length - (bytes.length - end - headEnd.length);
  }

  #next(): void {
    const request = this.#events.onAnswer(this.#isGood);
    if (request !== null) {
      this.#socket.write(request);
      return;
    }
    this.#socket.removeAllListeners().on('error', () => undefined);
    this.#socket.destroy();
  }
}
