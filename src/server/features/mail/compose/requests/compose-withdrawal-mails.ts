import type { Language } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { type ComposedMail, finishMail } from '#server/features/mail/compose/finish-mail.ts';
import { linkIfAny } from '#server/features/mail/compose/mail-document.ts';
import { nameInMail, oneLine, severalLines } from '#server/features/mail/compose/visitor-text.ts';
import { textsOf } from '#server/texts.ts';

/** A request that its customer has withdrawn. */
type Withdrawal = {
  language: Language;
  number: number;
  title: string;
  /** Whose request it is. */
  name: string;
  /** Whether open quotes went with it. */
  hadQuotes: boolean;
  /** What the button opens; null where no host can be trusted. */
  href: string | null;
  agency: AgencyFacts;
};

/** The customer's receipt: what does not hold any more, and the way to a new request. */
export function composeWithdrawalReceipt({
  language,
  number,
  href,
  hadQuotes,
  agency,
  ...mail
}: Withdrawal): ComposedMail {
  const t = textsOf(language);
  const about = { number, title: oneLine(mail.title) };
  return finishMail({
    language,
    subject: t('emails:withdrawn.receipt.subject', about),
    blocks: [
      { kind: 'paragraph', text: t('emails:greeting', { name: nameInMail(mail.name) }) },
      { kind: 'paragraph', text: t('emails:withdrawn.receipt.lead', about) },
      ...(hadQuotes ? [{ kind: 'paragraph', text: t('emails:withdrawn.receipt.quotes') } as const] : []),
      { kind: 'paragraph', text: t('emails:withdrawn.receipt.next') },
      ...linkIfAny(t('emails:withdrawn.receipt.again'), href, 'button'),
      { kind: 'paragraph', text: `${t('emails:regards')}\n${t('emails:signature')}` },
    ],
    reason: null,
    agency,
  });
}

/** Tells the agency that a customer has withdrawn a request, and why if they say so. */
export function composeWithdrawalCopy({
  language,
  number,
  href,
  hadQuotes,
  agency,
  ...mail
}: Withdrawal & { reason: string }): ComposedMail {
  const t = textsOf(language);
  const about = { number, title: oneLine(mail.title), name: oneLine(mail.name) };
  const reason = severalLines(mail.reason);
  const words = reason === '' ? [t('emails:withdrawn.copy.withoutReason')] : paragraphsOf(reason);
  return finishMail({
    language,
    subject: t('emails:withdrawn.copy.subject', about),
    blocks: [
      { kind: 'paragraph', text: t('emails:withdrawn.copy.lead', about) },
      ...words.map((text) => ({ kind: 'paragraph', text }) as const),
      ...(hadQuotes ? [{ kind: 'paragraph', text: t('emails:withdrawn.copy.quotes') } as const] : []),
      ...linkIfAny(t('emails:withdrawn.copy.open'), href, 'button'),
    ],
    reason: null,
    agency,
  });
}
