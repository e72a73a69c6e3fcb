import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeAtomically } from '#server/gateways/write-atomically.ts';
import type { MailGateway } from './mail-gateway.ts';
import { filedMailsFolder } from './filed-mails-folder.ts';
import { toMime } from './mime-message.ts';

const safeName = /^[\w-]+$/;

/**
 * Writes each mail as `<id>.eml` into `mail/` of the data folder, atomically: for a site without a mail server. Only
 * the server's own user can read the files.
 */
export function createFileGateway(dataDir: string): MailGateway {
  const folder = filedMailsFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(message) {
      if (!safeName.test(message.id)) throw new Error('The id of a mail names its file and must be a plain word.');
      const { message: bytes, messageId } = await composer.sendMail(toMime(message));
      if (!Buffer.isBuffer(bytes)) throw new Error('A buffered mail was expected.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeAtomically(path.join(folder, `${message.id}.eml`), bytes);
      return { state: 'filed', messageId };
    },
    async close() {
      composer.close();
    },
  };
}
