import { formatDay } from '#domain/days.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { Evidence, SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from '#server/features/mail/compose/finish-mail.ts';
import type { MailBlock } from '#server/features/mail/compose/mail-document.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';
import { oneLine } from '#server/features/mail/compose/visitor-text.ts';
import { writePrice } from './quote-values.ts';

/** What was signed and what proves it, for the mails with the document; whether it is small enough to be attached. */
type Signed = { document: SignedDocument; evidence: Evidence; isAttached: boolean };

/** What a customer reads with the signed document, or where to download it; where the agency has recorded it, that it has (H5). */
export function signedMessage({ document, evidence, isAttached }: Signed): TypedMessage {
  const { number, title, language } = document.quote;
  const t = textsOf(language);
  const about = { number, title: oneLine(title), date: formatDay(evidence.signedAt, language, 'words') };
  const kind = evidence.mark.kind === 'on-behalf' ? 'recorded' : 'customer';
  return {
    subject: t(`emails:signed.${kind}.subject`, about),
    body: [
      t('emails:greeting', { name: oneLine(evidence.signer.name) }),
      t(`emails:signed.${kind}.lead`, about),
      isAttached ? t(`emails:signed.${kind}.document`) : t('emails:signed.tooLarge'),
      t('emails:signed.next'),
    ].join('\n\n'),
  };
}

/** Where the agency goes from the mail, and its facts for the footer. */
type OfficeMail = Signed & { href: string | null; agency: AgencyFacts };

/** Tells the agency that a quote is signed, by whom and for how much, with the document (H5). */
export function composeSignedCopy({ document, evidence, isAttached, href, agency }: OfficeMail): ComposedMail {
  const { number, title, language } = document.quote;
  const t = textsOf(language);
  const { name, company } = evidence.signer;
  const about = {
    number,
    title: oneLine(title),
    name: [name, company]
      .filter((part) => part !== '')
      .map(oneLine)
      .join(', '),
  };
  const blocks: MailBlock[] = [
    ...paragraphsOf(t('emails:signed.office.lead', about)).map((text) => ({ kind: 'paragraph', text }) as const),
    {
      kind: 'paragraph',
      text: t('emails:signed.office.price', { price: writePrice({ ...document.quote, totals: document.totals }) }),
    },
    { kind: 'paragraph', text: t(`emails:signed.office.${isAttached ? 'document' : 'tooLarge'}`) },
    ...(href === null ? [] : [{ kind: 'link', label: t('emails:signed.office.open'), href, tone: 'button' } as const]),
  ];
  return finishMail({ language, subject: t('emails:signed.office.subject', about), blocks, reason: null, agency });
}
