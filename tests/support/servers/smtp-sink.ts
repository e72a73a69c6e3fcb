import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server took it: parsed, as it came over the wire, and whom the envelope named. */
export type ReceivedMail = { email: Email; raw: Buffer; envelope: { from: string; to: string[] } };

/** An answer of the server other than "accepted", such as `451 4.3.0 Try again later`. */
export type Refusal = { code: number; text: string };

/** A real SMTP server on loopback that keeps what it is sent. */
export type SmtpSink = {
  readonly port: number;
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Refuses the recipients of the next mails; for a moment (451) unless told otherwise. */
  refuseNext(count: number, refusal?: Refusal): void;
  /** Takes the next mail and hangs up without a word, so that the sender cannot know. */
  hangUpAfterNext(): void;
  /** Takes mails from now on and does not say so until what it returns is called. */
  holdBack(): () => Promise<void>;
  /** Waits until so many mails have come in all. */
  received(count: number): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
  /** Listens again on the same port after `stop`. */
  start(): Promise<void>;
};

/** What the server asks of its callers; nothing unless told otherwise. */
export type SmtpSinkOptions = {
  credentials?: { username: string; password: string };
  /** STARTTLS on demand, or TLS from the first byte; either needs a certificate. */
  encryption?: 'starttls' | 'tls';
  certificate?: { key: string; cert: string };
};

/** Starts a server on a free port of 127.0.0.1. The caller stops it. */
export async function startSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const state: SinkState = {
    mails: [],
    refusals: [],
    hangUps: 0,
    held: Promise.resolve(),
    waiting: [],
    sockets: new Set(),
  };
  let server = createServer(state, options);
  const port = await listen(server, 0);
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails: state.mails,
    refuseNext(count, refusal = { code: 451, text: '4.3.0 Try again later' }) {
      state.refusals.push(...Array.from({ length: count }, () => refusal));
    },
    hangUpAfterNext() {
      state.hangUps += 1;
    },
    holdBack() {
      const { promise, resolve } = Promise.withResolvers<void>();
      state.held = promise;
      return async () => resolve();
    },
    received(count) {
      return new Promise((resolve) => {
        state.waiting.push(() => state.mails.length >= count && resolve(state.mails));
        tellWaiting(state);
      });
    },
    stop: () => close(server, state),
    async start() {
      server = createServer(state, options);
      await listen(server, port);
    },
  };
}

type SinkState = {
  mails: ReceivedMail[];
  refusals: Refusal[];
  hangUps: number;
  held: Promise<void>;
  waiting: (() => unknown)[];
  sockets: Set<Socket>;
};

function createServer(state: SinkState, options: SmtpSinkOptions): SMTPServer {
  const server = new SMTPServer({
    ...demandsOf(options),
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      const refusal = state.refusals.shift();
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      keep(state, { chunks: stream, envelope }).then((mustHangUp) => {
        if (mustHangUp) hangUp(state);
        else callback(null);
      }, callback);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    state.sockets.add(socket);
    socket.once('close', () => state.sockets.delete(socket));
  });
  return server;
}

function demandsOf({ credentials, encryption, certificate }: SmtpSinkOptions): SMTPServerOptions {
  const disabled = [...(credentials ? [] : ['AUTH']), ...(encryption === 'starttls' ? [] : ['STARTTLS'])];
  return {
    disabledCommands: disabled,
    secure: encryption === 'tls',
    ...certificate,
    ...(credentials && {
      // The refusal of plain passwords is the sender's to make.
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        const isRight = username === credentials.username && password === credentials.password;
        if (isRight) callback(null, { user: username });
        else callback(Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }));
      },
    }),
  };
}

/** Answers whether the sender must be left without an answer. */
async function keep(
  state: SinkState,
  incoming: { chunks: AsyncIterable<Buffer>; envelope: ReceivedMail['envelope'] },
): Promise<boolean> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming.chunks) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  state.mails.push({ email: await PostalMime.parse(raw), raw, envelope: incoming.envelope });
  tellWaiting(state);
  await state.held;
  if (state.hangUps === 0) return false;
  state.hangUps -= 1;
  return true;
}

function tellWaiting(state: SinkState): void {
  for (const check of state.waiting) check();
}

function hangUp({ sockets }: SinkState): void {
  for (const socket of sockets) socket.destroy();
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A client that hangs up in mid-sentence is no failure of the server.
      server.on('error', () => undefined);
      resolve((server.server.address() as AddressInfo).port);
    });
  });
}

function close(server: SMTPServer, state: SinkState): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    hangUp(state);
  });
}
