import { createTransport } from 'nodemailer';
import { type MailGateway, RefusedRecipientError } from './mail-gateway.ts';
import { toMime } from './mime-message.ts';

const timeouts = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** A delivery must end before the job worker takes its job for crashed and another one sends the mail again. */
const longestDeliveryMs = 120_000;

/** As many connections as the job worker has jobs at a time, so that no mail waits behind a slow one. */
const maxConnections = 10;

/** Unknown mailbox or domain, wrong or moved address, domain without mail (RFC 3463 §3.2, RFC 7505). */
const unknownRecipient = /^5\d\d[ -]5\.1\.(?:[1236]|10)\b/;

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Sends through the mail server of an smtp: or smtps: URL, over connections that are kept for a while. A password
 * leaves this machine only encrypted. What the URL's query says goes before, such as `?requireTLS=false`.
 */
export function createSmtpGateway(url: string): MailGateway {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    // Attempts are the job's to repeat and to count.
    maxRequeues: 0,
    ...timeouts,
    requireTLS: carriesPassword(url),
  });
  return {
    async deliver(message) {
      const signal = AbortSignal.timeout(longestDeliveryMs);
      try {
        const { messageId } = await transport.sendMail({ ...toMime(message), signal });
        return { state: 'sent', messageId };
      } catch (error) {
        throw isUnknownRecipient(error) ? new RefusedRecipientError(String(error.response)) : error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

function carriesPassword(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !loopback.test(hostname);
}

function isUnknownRecipient(error: unknown): error is Error & { response: unknown } {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return false;
  return error.command === 'RCPT TO' && unknownRecipient.test(String(error.response));
}
