import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';

/** A code to sign a quote with: in the body alone, because subjects are shown on locked screens. */
export type CodeMail = { language: Language; number: string; code: string; agency: AgencyFacts };

/** Writes the mail with the code that confirms a signer's address (H5). */
export function composeCodeMail({ language, number, code, agency }: CodeMail): ComposedMail {
  const t = textsOf(language);
  return finishMail({
    language,
    subject: t('emails:quote.code.subject', { number }),
    blocks: [
      { kind: 'paragraph', text: t('emails:quote.code.greeting') },
      { kind: 'paragraph', text: t('emails:quote.code.lead', { number }) },
      { kind: 'highlights', lines: [code] },
      { kind: 'paragraph', text: t('emails:quote.code.note') },
    ],
    reason: t('emails:quote.code.reason'),
    agency,
  });
}
