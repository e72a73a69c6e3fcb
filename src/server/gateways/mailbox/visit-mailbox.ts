import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { inboundLimits } from '#domain/inbound-mail/inbound-mail.ts';
import type { Mailbox, MailboxFailure } from '#domain/inbound-mail/mailbox-settings.ts';
import { RefusedAddressError, isRefusedAddress } from '#server/gateways/refused-addresses.ts';
import { MailboxError, mailboxErrorOf } from './mailbox-error.ts';

/** A mailbox with its password. */
export type MailboxServer = Mailbox & { password: string };

/** Up to where a mailbox was read: UIDs are the server's, and count anew with another `uidValidity` (RFC 3501 §2.3.1.1). */
export type Position = { uidValidity: string; uid: number };

/** A mail of the mailbox; of one that is too large only the headers. */
export type FetchedMail = { bytes: Buffer; size: number; isWhole: boolean };

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** What a trial found: how many mails the folder holds, and how many of them are unread. */
export type Trial = { mails: number; unread: number };

/** What is done with the mails: `keep` stores one, `passed` notes the position behind it. */
type Visitor = { keep: (mail: FetchedMail) => Promise<void>; passed: (position: Position) => Promise<void> };

/**
 * Reads what has come into a mailbox since a position, or what is unread where none is known; each mail is marked as read or moved
 * once it is kept. Throws `MailboxError`, and what the visitor throws.
 */
export async function visitMailbox(server: MailboxServer, since: Position | null, visitor: Visitor): Promise<void> {
  await withFolder(server, async (client, uidValidity) => {
    for (const uid of await newUids(client, since?.uidValidity === uidValidity ? since.uid : null)) {
      const mail = await fetchOne(client, uid);
      if (mail) await visitor.keep(mail);
      await finish(client, server, uid);
      await visitor.passed({ uidValidity, uid });
    }
  });
}

/** Connects, signs in and opens the folders, without changing anything. Throws `MailboxError`. */
export async function tryMailbox(server: MailboxServer): Promise<Trial> {
  return withFolder(server, async (client) => {
    if (server.afterReading === 'moved') {
      const found = await client.status(server.moveTo, { messages: true }).catch(() => false);
      demandDone(found, 'no-target');
    }
    const unread = await client.search({ seen: false }, { uid: true });
    const mails = client.mailbox === false ? 0 : client.mailbox.exists;
    return { mails, unread: unread ? unread.length : 0 };
  });
}

async function withFolder<Answer>(
  server: MailboxServer,
  work: (client: ImapFlow, uidValidity: string) => Promise<Answer>,
): Promise<Answer> {
  const client = await openClient(server);
  try {
    await client.connect().catch((error: unknown) => {
      throw mailboxErrorOf(error);
    });
    const folder = await client.mailboxOpen(server.folder).catch((error: unknown) => {
      throw new MailboxError('no-folder', mailboxErrorOf(error).message);
    });
    const answer = await work(client, String(folder.uidValidity));
    await client.logout().catch(() => undefined);
    return answer;
  } finally {
    client.close();
  }
}

/** The client, given the address that was checked: what is looked up once is what is connected to. */
async function openClient(server: MailboxServer): Promise<ImapFlow> {
  const { host, port, security, username, password } = server;
  // Loaded when it is needed: its packages are large, and many agencies have no mailbox read.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host: await checkedAddress(host),
    ...(isIP(host) === 0 && { servername: host }),
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: inboundLimits.bytes + 1024,
    maxResponseSize: inboundLimits.bytes + 1024 * 1024,
    ...timeouts,
  });
  // What goes wrong is thrown by the call that it concerns.
  client.on('error', () => undefined);
  return client;
}

async function checkedAddress(host: string): Promise<string> {
  try {
    const addresses = await lookup(host, { all: true });
    if (addresses.some(({ address }) => isRefusedAddress(address))) throw new RefusedAddressError();
    return addresses[0]?.address ?? host;
  } catch (error) {
    throw mailboxErrorOf(error);
  }
}

async function newUids(client: ImapFlow, after: number | null): Promise<number[]> {
  const query = after === null ? { seen: false } : { uid: `${after + 1}:*` };
  const found = await client.search(query, { uid: true });
  demandDone(found, 'other');
  // `n:*` names the last mail even where it comes before n.
  const uids = (found || []).filter((uid) => after === null || uid > after);
  return uids.toSorted((one, other) => one - other).slice(0, inboundLimits.atOnce);
}

/** The library answers `false` where a command failed or the connection was lost. */
function demandDone(answer: unknown, failure: MailboxFailure): void {
  if (answer === false || answer === undefined) throw new MailboxError(failure, 'The command was not obeyed.');
}

async function fetchOne(client: ImapFlow, number: number): Promise<FetchedMail | null> {
  const uid = String(number);
  const known = await client.fetchOne(uid, { size: true }, { uid: true });
  if (!client.usable) throw new MailboxError('other', 'The connection was lost.');
  if (!known) return null;
  const size = known.size ?? 0;
  const isWhole = size <= inboundLimits.bytes;
  const fetched: FetchMessageObject | false = await client.fetchOne(
    uid,
    isWhole ? { source: true } : { headers: true },
    { uid: true },
  );
  const bytes = fetched && (isWhole ? fetched.source : fetched.headers);
  return bytes ? { bytes, size, isWhole } : null;
}

async function finish(client: ImapFlow, { afterReading, moveTo }: Mailbox, uid: number): Promise<void> {
  demandDone(await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }), 'other');
  if (afterReading === 'moved') demandDone(await client.messageMove(String(uid), moveTo, { uid: true }), 'no-target');
}
