import { mailboxKey } from '#domain/inbound-mail/mailbox-settings.ts';
import { mailboxErrorOf } from '#server/gateways/mailbox/mailbox-error.ts';
import { visitMailbox } from '#server/gateways/mailbox/visit-mailbox.ts';
import type { Services } from '#server/services.ts';
import { type Hold, letMailboxGo, passMail, takeMailbox } from './mailbox-reads-store.ts';
import { readMailboxServer } from './mailbox-settings-store.ts';
import { receiveMail } from './receive-mail.ts';

/** Another instance has taken the mailbox meanwhile, because this one was too slow. */
class HoldLostError extends Error {}

/**
 * Reads the mailbox when that is due, on one instance at a time: each mail is stored, then marked, then counted as read, so that one
 * that was stored before a crash is recognised (I2). What fails is noted and tried again with the next reading. Returns whether it was
 * read.
 */
export async function readMailboxWhenDue(services: Services, holder: string): Promise<boolean> {
  const { db, vault, clock } = services;
  const server = await readMailboxServer(db, vault);
  if (!server) return false;
  const mailbox = mailboxKey(server);
  const hold = (): Hold => ({ mailbox, holder, now: clock() });
  const since = await takeMailbox(db, hold(), clock() - server.minutes * 60_000);
  if (since === null) return false;
  try {
    await visitMailbox(server, since === 'new' ? null : since, {
      keep: (mail) => receiveMail(services, { mail, mailbox: server }),
      passed: async (position) => {
        if (!(await passMail(db, hold(), position))) throw new HoldLostError();
      },
    });
    await letMailboxGo(db, hold(), null);
  } catch (error) {
    await letMailboxGo(db, hold(), mailboxErrorOf(error).failure);
    throw error;
  }
  return true;
}
