import { createFileGateway } from './file-gateway.ts';
import type { MailGateway } from './mail-gateway.ts';
import { type SmtpServer, createSmtpGateway } from './smtp-gateway.ts';
import { createStoredServerGateway } from './stored-server-gateway.ts';

type Settings = {
  /** From the environment; takes precedence over the settings of the back office. */
  smtpUrl: string | undefined;
  dataDir: string;
  readServer?: () => Promise<SmtpServer | null>;
};

/** Opens the gateway: the mail server of the environment or of the settings, else files in the data folder. */
export function openMailGateway({ smtpUrl, dataDir, readServer }: Settings): MailGateway {
  if (smtpUrl !== undefined) return createSmtpGateway(smtpUrl);
  const otherwise = createFileGateway(dataDir);
  return readServer ? createStoredServerGateway({ readServer, otherwise }) : otherwise;
}
