import { emailKey } from '#domain/accounts/account.ts';
import type { Draft } from '#contract/drafts.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import { daysOf } from '#domain/retention/retention-schedule.ts';
import type { Language } from '#domain/languages.ts';
import { demandMailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { queueDraftLinkMail } from '#server/features/mail/outbox/queue/queue-draft-link-mail.ts';
import { recipientLimit } from '#server/features/mail/outbox/recipient-limit.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { writeDraft } from './draft-content.ts';
import { findSentDraft, forgetEndedDraftLinks, insertDraftLink } from './link-store.ts';

/** How long a mailed link opens its draft (C10): 30 days. */
const draftLinkLifetimeMs = daysOf('draft-links') * 24 * 60 * 60_000;

type Sending = {
  form: { language: Language; draft: Draft; email: string };
  /** Scheme and host on which it was asked for. */
  origin: string;
  idempotencyKey: string;
};

/**
 * Keeps a draft for 30 days and mails a link to it, once for a key (C10). Whom it was mailed to stands in the outbox
 * alone. Throws `invalid-input` for what is no address, `links-not-mailed`, `too-many-requests`,
 * `idempotency-key-reused`.
 */
export async function sendDraftLink(
  services: Services,
  { form, origin, idempotencyKey }: Sending,
): Promise<{ endsAt: number }> {
  const { language, draft } = form;
  const recipient = form.email.trim();
  refuseFields(isEmail(recipient) ? [] : [{ field: 'email', rule: 'email' }], language);
  demandMailOrigin(origin, services);
  const content = writeDraft(draft);
  const known = await findAnswer(services, { idempotencyKey, content });
  if (known) return known;
  await countAgainstLimit(services, recipientLimit, emailKey(recipient));
  const token = services.newToken();
  const savedAt = services.clock();
  const endsAt = savedAt + draftLinkLifetimeMs;
  try {
    await services.db.transaction().execute(async (transaction) => {
      // A key that was used for a link of long ago may be used again.
      await forgetEndedDraftLinks({ db: transaction, clock: services.clock });
      await insertDraftLink(transaction, { token, idempotencyKey, content, savedAt, endsAt });
      await queueDraftLinkMail(services, transaction, { language, recipient, origin, token, endsAt });
    });
  } catch (error) {
    const winner = services.engine.isUniqueViolation(error)
      ? await findAnswer(services, { idempotencyKey, content })
      : null;
    if (!winner) throw error;
    return winner;
  }
  services.pokeJobs();
  return { endsAt };
}

/** What the key has brought about already; null when it is new. */
async function findAnswer(
  { db, clock }: Services,
  { idempotencyKey, content }: { idempotencyKey: string; content: string },
): Promise<{ endsAt: number } | null> {
  const sent = await findSentDraft(db, idempotencyKey);
  if (!sent || sent.endsAt <= clock()) return null;
  if (sent.content !== content) throw new AppError('idempotency-key-reused');
  return { endsAt: sent.endsAt };
}
