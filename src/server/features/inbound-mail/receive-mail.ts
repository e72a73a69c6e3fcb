import { type InboundReason, type InboundState, inboundLimits } from '#domain/inbound-mail/inbound-mail.ts';
import type { Services } from '#server/services.ts';
import { countFromSender, insertInboundMail, isKnownMail } from './inbound-mails-store.ts';
import { joinMail } from './join-mail.ts';
import { matchMail } from './match-mail.ts';
import { noteBounce } from './note-bounce.ts';
import { newMailRow } from './new-mail-row.ts';
import { type Fetched, type ReceivedMail, readFetched } from './received-mail.ts';

/**
 * Keeps a mail that came in, once (I2): with the request that it answers, as a message of the customer; as a refusal of a mail of ours;
 * or for a person to decide. What a program has sent is kept without any effect. Throws only what is worth another try.
 */
export async function receiveMail(services: Services, fetched: Fetched): Promise<void> {
  const received = await readFetched(services, fetched);
  if (await isKnownMail(services.db, received.onceKey)) return;
  const { objectKey } = received;
  if (objectKey !== null) await services.files.put(objectKey, { bytes: fetched.mail.bytes, type: 'message/rfc822' });
  if (!received.isReadable || !fetched.mail.isWhole) return keepLoose(services, received, failureOf(fetched));
  const { nature } = received.mail;
  if (nature === 'bounce') return noteBounce(services, received);
  if (nature === 'own') return keepLoose(services, received, 'own');
  const { db, signingKeys, clock } = services;
  const earlier = await countFromSender(db, received.mail.from.address.toLowerCase(), clock());
  const isTooMany = earlier >= inboundLimits.perSenderAndHour;
  const match = await matchMail(db, signingKeys.all(), received.mail);
  if (!match) return keepLoose(services, received, looseReason(nature === 'automatic', isTooMany));
  await joinMail(services, { received, match, isAutomatic: nature === 'automatic' || isTooMany });
}

const failureOf = ({ mail }: Fetched): InboundReason => (mail.isWhole ? 'unreadable' : 'too-large');

function looseReason(isAutomatic: boolean, isTooMany: boolean): InboundReason {
  if (isAutomatic) return 'automatic';
  return isTooMany ? 'too-many' : 'no-match';
}

/** What a person is to look at; the rest is only kept. */
const waitingReasons: readonly InboundReason[] = ['no-match', 'unreadable', 'too-large'];

async function keepLoose(services: Services, received: ReceivedMail, reason: InboundReason): Promise<void> {
  const state: InboundState = waitingReasons.includes(reason) ? 'waiting' : 'set-aside';
  await services.db
    .transaction()
    .execute((transaction) => insertInboundMail(transaction, newMailRow(services, received, { state, reason })));
  services.live.announce({ kind: 'mails-changed' });
}
