import type { MailGateway } from './mail-gateway.ts';
import { type SmtpServer, createSmtpGateway } from './smtp-gateway.ts';

type Opened = { key: string; gateway: MailGateway; deliveries: number };

type Options = {
  /** The server as it is set at present; null where none is. */
  readServer: () => Promise<SmtpServer | null>;
  /** Takes the mails while no server is set. */
  otherwise: MailGateway;
};

/**
 * Sends each mail through the server that is set at that moment, so that a change holds at once and in all instances
 * (K2). Connections to a server that is no longer set are closed once their mails are through.
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
