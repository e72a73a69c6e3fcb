import { createFileGateway } from './file-gateway.ts';
import type { MailGateway } from './mail-gateway.ts';
import { createSmtpGateway } from './smtp-gateway.ts';

/** Chooses where mails go: to the configured mail server, else into files under the data folder. */
export function openMailGateway(settings: { smtpUrl: string | undefined; dataDir: string }): MailGateway {
  return settings.smtpUrl === undefined ? createFileGateway(settings.dataDir) : createSmtpGateway(settings.smtpUrl);
}
