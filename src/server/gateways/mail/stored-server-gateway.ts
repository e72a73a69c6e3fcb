import type { MailGateway } from './mail-gateway.ts';
import { type SmtpServer, createSmtpGateway } from './smtp-gateway.ts';

type Opened = { key: string; gateway: MailGateway; deliveries: number };

type Options = {
  /** The configured server at this moment; null if there is none. */
  readServer: () => Promise<SmtpServer | null>;
  /** Gateway for mails while no server is configured. */
  otherwise: MailGateway;
};

/**
 * Sends each mail through the server that is configured at that moment, so that a change applies at once in all
 * instances (K2). Connections to a previous server are closed once their mails are sent.
 */
export function createStoredServerGateway({ readServer, otherwise }: Options): MailGateway {
  let current: Opened | null = null;

  async function leave(opened: Opened): Promise<void> {
    if (opened !== current && opened.deliveries === 0) await opened.gateway.close();
  }

  function open(server: SmtpServer): Opened {
    const key = JSON.stringify(server);
    if (current?.key === key) return current;
    const former = current;
    current = { key, gateway: createSmtpGateway(server), deliveries: 0 };
    if (former) void leave(former);
    return current;
  }

  return {
    async deliver(message, options) {
      const server = await readServer();
      if (server === null) return otherwise.deliver(message, options);
      const opened = open(server);
      opened.deliveries += 1;
      try {
        return await opened.gateway.deliver(message, options);
      } finally {
        opened.deliveries -= 1;
        await leave(opened);
      }
    },
    async close() {
      await Promise.all([current?.gateway.close(), otherwise.close()]);
    },
  };
}
