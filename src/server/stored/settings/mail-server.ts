import * as z from 'zod/mini';
import { type MailServer, mailSecurities } from '#domain/mail/mail-server.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { orElse, text } from '#server/stored/tolerant.ts';

/**
 * The server that mails go out through, in `settings`; null means files. A kind of encryption that this release does not know
 * reads as `tls`: then a mail waits, and the password is never sent in the clear. Without host and port there is no fallback.
 */
export const storedMailServer = defineShape<MailServer | null>({
  name: 'mail server',
  schema: z.nullable(
    z.object({
      host: z.string(),
      port: z.int(),
      security: orElse(z.enum(mailSecurities), 'tls'),
      username: text,
      senderName: text,
      senderAddress: text,
    }),
  ),
});
