import { type MailGateway, type MailMessage, messageIdOf } from './mail-gateway.ts';

/** In-memory gateway for tests: stores the mails, and fails on demand. */
export type MemoryMailGateway = MailGateway & {
  readonly delivered: readonly MailMessage[];
  /** Makes the next deliveries fail with the error of a mail server. */
  failNext(count: number, error?: Error): void;
};

/** Makes a gateway that delivers into a list. */
export function createMemoryMailGateway(): MemoryMailGateway {
  const delivered: MailMessage[] = [];
  const failures: Error[] = [];
  return {
    delivered,
    failNext(count, error = new Error('451 4.3.0 Try again later')) {
      failures.push(...Array.from({ length: count }, () => error));
    },
    async deliver(message) {
      const failure = failures.shift();
      if (failure) throw failure;
      delivered.push(message);
      return { state: 'sent', messageId: messageIdOf(message.id, message.from.address) };
    },
    async close() {},
  };
}
