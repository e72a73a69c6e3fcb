import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { brand } from '#domain/brand.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { linkToRequest, linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import {
  composeWithdrawalCopy,
  composeWithdrawalReceipt,
} from '#server/features/mail/compose/requests/compose-withdrawal-mails.ts';
import { insertOutboxMessage } from '#server/features/mail/outbox/outbox-store.ts';
import { readThread } from '#server/features/mail/outbox/thread-store.ts';
import { findVerifiedAddress } from '#server/features/mail/preferences/preference-addresses-store.ts';
import { readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedContact } from '#server/stored/contact.ts';

type Transacting = Transaction<DatabaseSchema>;

/** A request that its customer withdraws; `hadQuotes` says that open quotes go with it. */
type Withdrawn = { request: StandingRequest; reason: string; caller: Caller; hadQuotes: boolean };

/**
 * Tells of a withdrawn request, in its transaction and in the mails about it: the assignee, else everybody of the agency, and the mailbox of its
 * language; and as a receipt the address that had asked, and whoever has withdrawn it by another one.
 */
export async function tellOfWithdrawal(
  services: Services,
  transaction: Transacting,
  withdrawn: Withdrawn,
): Promise<void> {
  const { request, caller } = withdrawn;
  const assignee = request.assignee_id === null ? [] : await readStaff(transaction, [request.assignee_id]);
  const to = assignee.length > 0 ? assignee : await readAllStaff(transaction);
  const news = { kind: 'request-withdrawn', to, requests: [request], actor: null, origin: caller.origin } as const;
  await notify(services, transaction, news);
  await mail(services, transaction, withdrawn);
}

async function mail(services: Services, transaction: Transacting, withdrawn: Withdrawn): Promise<void> {
  const { request, reason, caller, hadQuotes } = withdrawn;
  const { newId, config } = services;
  const { language, number, title } = request;
  const { name, email } = storedContact.read(request.contact, `service_requests ${request.id}`);
  const own = await findVerifiedAddress(transaction, caller.user?.id ?? '');
  const addresses = addressesOf([own?.email ?? '', email]);
  const mailbox = brand.mailboxes[language];
  const common = await commonOf(services, transaction, request);
  const about = { language, number, title, name, hadQuotes, agency: services.agency.current().facts };
  const place = { origin: caller.origin, config };
  await insertOutboxMessage(transaction, {
    ...common,
    ...composeWithdrawalCopy({ ...about, reason, href: linkToRequest(request.id, place) }),
    id: newId(),
    jobId: newId(),
    kind: 'request-withdrawn-copy',
    recipient: mailbox,
    replyTo: addresses[0] ?? null,
  });
  const receipt = composeWithdrawalReceipt({ ...about, href: linkToScreen('configurator', { language, ...place }) });
  for (const recipient of addresses) {
    const ids = { id: newId(), jobId: newId() };
    const mine = { ...common, ...receipt, ...ids, recipient, replyTo: mailbox };
    await insertOutboxMessage(transaction, { ...mine, kind: 'request-withdrawn' });
  }
}

/** What all these mails share: they go on with those about the request. */
async function commonOf({ clock }: Services, transaction: Transacting, { id, language }: StandingRequest) {
  const before = await readThread(transaction, id);
  return {
    serviceRequestId: id,
    language,
    sender: brand.mailboxes[language],
    createdAt: clock(),
    references: before?.references ?? [],
  };
}

/** Those that mails can go to, each once. */
const addressesOf = (typed: readonly string[]): string[] => [
  ...new Map(typed.filter(isEmail).map((each) => [emailKey(each), each])).values(),
];
