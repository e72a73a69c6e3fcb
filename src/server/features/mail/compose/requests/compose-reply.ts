import type { MailPreview } from '#contract/mail/mail.ts';
import type { Language } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/mail/typed-text.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail, mailFooter } from '#server/features/mail/compose/finish-mail.ts';
import type { MailBlock } from '#server/features/mail/compose/mail-document.ts';
import type { TypedMessage } from '#server/features/mail/compose/typed-message.ts';

/** A reply, filled in; `number` is that of the request, to be quoted on the phone. */
export type Reply = { language: Language; number: string; message: TypedMessage; agency: AgencyFacts };

/** Writes a reply to a customer (G3): what was typed, the developer's signature, the number of the request. */
export function composeReply(reply: Reply): ComposedMail {
  const { language, message, agency } = reply;
  return finishMail({ language, subject: message.subject, blocks: blocksOf(reply), reason: null, agency });
}

/** The same mail to look at before it is sent. */
export function previewReplyMail(reply: Reply): MailPreview {
  const { brand: name, lines } = mailFooter({ ...reply, reason: null });
  return {
    language: reply.language,
    ...composeReply(reply),
    paragraphs: blocksOf(reply).map(({ text, tone }) => ({ text, isQuiet: tone === 'quiet' })),
    footer: { brand: name, lines: [...lines] },
  };
}

type Paragraph = Extract<MailBlock, { kind: 'paragraph' }>;

function blocksOf({ language, number, message }: Reply): Paragraph[] {
  const t = textsOf(language);
  const signature = t('emails:signature');
  return [
    ...paragraphsOf(message.body).map((text): Paragraph => ({ kind: 'paragraph', text, hasLinks: true })),
    { kind: 'paragraph', text: `${t('emails:regards')}\n${signature}` },
    { kind: 'paragraph', text: t('emails:number', { number }), tone: 'quiet' },
  ];
}
