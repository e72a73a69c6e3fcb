import { createTransport } from 'nodemailer';
import { type MailServer, isLoopback } from '#domain/mail/mail-server.ts';
import { openGuardedSocket } from './guarded-socket.ts';
import { type MailGateway, type MailMessage, RefusedMailError } from './mail-gateway.ts';
import { toMime } from './mime-message.ts';

const timeouts = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** A delivery must end before the lease of its job ends and another worker sends the mail again. */
const longestDeliveryMs = 120_000;

/** As many connections as the job worker has parallel jobs, so that no mail waits for a slow one. */
const maxConnections = 10;

/** Commands whose refusal is about this mail alone; one of the sender or of the password is about the settings. */
const ofThisMail: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** A mail server with the password for it. */
export type SmtpServer = MailServer & { password: string | null };

/**
 * Sends through a mail server, given by settings or by an smtp: or smtps: URL, over pooled connections. A password
 * leaves this machine only encrypted. The query of a URL overrides options, such as `?requireTLS=false`.
 */
export function createSmtpGateway(server: SmtpServer | string): MailGateway {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server, requireTLS: carriesPassword(server) } : optionsOf(server)),
    pool: true,
    maxConnections,
    // The job retries and counts attempts.
    maxRequeues: 0,
    ...timeouts,
  });
  return {
    async deliver(message, options) {
      const signal = AbortSignal.any([AbortSignal.timeout(longestDeliveryMs), ...(options ? [options.signal] : [])]);
      try {
        const { messageId } = await transport.sendMail({ ...toMime(message), ...senderOf(server, message), signal });
        return { state: 'sent', messageId };
      } catch (error) {
        throw isRefusedForGood(error) ? new RefusedMailError(String(error.response)) : error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

function optionsOf({ host, port, security, username, password }: SmtpServer) {
  return {
    host,
    port,
    getSocket: openGuardedSocket,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username !== '' && { auth: { user: username, pass: password ?? '' } }),
  };
}

/** The configured sender's name and address, each only if set; replies still go to the mailbox of the mail. */
function senderOf(server: SmtpServer | string, { from, replyTo }: MailMessage) {
  if (typeof server === 'string') return {};
  const { senderName, senderAddress } = server;
  return {
    from: { name: senderName || from.name, address: senderAddress || from.address },
    ...(senderAddress !== '' && replyTo === undefined && { replyTo: { name: '', address: from.address } }),
  };
}

function carriesPassword(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !isLoopback(hostname);
}

function isRefusedForGood(error: unknown): error is Error & { response: unknown } {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return false;
  return ofThisMail.has(error.command) && /^5\d\d\b/.test(String(error.response));
}
