import * as z from 'zod/mini';
import { type Mailbox, afterReadings, mailboxLimits } from '#domain/inbound-mail/mailbox-settings.ts';
import { mailSecurities } from '#domain/mail/mail-server.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { orElse, text } from '#server/stored/tolerant.ts';

/**
 * The mailbox that answers come into, in `settings`; null means none. A kind of encryption that this release does not know reads as
 * `tls`, and what becomes of mails that were read as the harmless one.
 */
export const storedMailbox = defineShape<Mailbox | null>({
  name: 'mailbox',
  schema: z.nullable(
    z.object({
      address: z.string(),
      host: z.string(),
      port: z.int(),
      security: orElse(z.enum(mailSecurities), 'tls'),
      username: text,
      folder: orElse(z.string(), 'INBOX'),
      afterReading: orElse(z.enum(afterReadings), 'seen'),
      moveTo: text,
      minutes: orElse(z.int(), mailboxLimits.minutes.maximum),
      hasTags: orElse(z.boolean(), false),
    }),
  ),
});
