import type { Audit } from '#server/features/audit/audit-for.ts';
import { resendRefused } from '#server/features/mail/outbox/resend/resend-refused-store.ts';
import { detailsOf, planDetails } from '#server/features/service-requests/change/change-details.ts';
import { changeOne } from '#server/features/service-requests/change/change-one.ts';
import type { Caller, Services } from '#server/services.ts';

type Correction = { id: string; email: string; version: number; caller: Caller; audit: Audit };

/**
 * Corrects the address of a request's customer and sends to it what was refused, in one transaction; an address that is
 * right already only gets what was refused. The request becomes one of that address's customer. Returns how many mails
 * are sent again. Throws `invalid-input`, `not-found`, `changed-meanwhile`.
 */
export async function correctAddress(services: Services, wish: Correction): Promise<{ resent: number }> {
  const { email, caller } = wish;
  const { clock, newId } = services;
  let resent = 0;
  await changeOne(services, wish, async (transaction, request) => {
    const before = detailsOf(request);
    const details = { ...before, contact: { ...before.contact, email } };
    const planned = await planDetails(services, transaction, { request, details, reader: caller.language });
    resent = await resendRefused(transaction, { requestId: request.id, to: email.trim(), now: clock(), newId });
    return planned;
  });
  services.pokeJobs();
  services.live.announce({ kind: 'request-changed', id: wish.id });
  return { resent };
}
