import type { FirmMailKind } from '#domain/firms/firm-mails.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import type { Language } from '#domain/languages.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import type { MailBlock } from './mail-document.ts';
import { nameInMail } from './visitor-text.ts';

/** A mail about the people of a customer's firm. */
export type FirmMailInput = {
  kind: FirmMailKind;
  language: Language;
  /** Name of the firm, as it was typed. */
  firm: string;
  /** Who has invited, joined, left, offers or owns the firm now; '' where nobody is named. */
  person: string;
  right: FirmRight;
  /** Absolute address of what the button opens; null where no host can be trusted. */
  href: string | null;
  agency: AgencyFacts;
};

/** Mails that say what the reader may see. */
const tellsRight: readonly FirmMailKind[] = ['firm-invitation', 'firm-joined'];

/** Mails whose button leads somewhere; whoever was removed has nowhere to go. */
const withButton = ['firm-invitation', 'firm-joined', 'firm-offered', 'firm-handed-over'] as const;

/** Writes a mail about the people of a firm (I5). Names are repeated without links, because anybody can be invited. */
export function composeFirmMail(mail: FirmMailInput): ComposedMail {
  const { kind, language, right, href, agency } = mail;
  const t = textsOf(language);
  const [firm, person] = [nameInMail(mail.firm), nameInMail(mail.person)];
  const isOfAgency = kind === 'firm-invitation' && person === '';
  const lead = isOfAgency ? 'emails:firm.invitationOfAgency' : (`emails:firm.${kind}.lead` as const);
  const pressed = withButton.find((each) => each === kind);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: t('emails:firm.greeting') },
    { kind: 'paragraph', text: t(lead, { firm, person }) },
    ...(tellsRight.includes(kind) ? [{ kind: 'paragraph', text: t(`emails:firm.rights.${right}`) } as const] : []),
    ...(pressed && href !== null
      ? [{ kind: 'link', label: t(`emails:firm.${pressed}.action`), href, tone: 'button' } as const]
      : []),
    { kind: 'paragraph', text: t(`emails:firm.${kind}.note`) },
    { kind: 'paragraph', text: `${t('emails:regards')}\n${t('emails:signature')}` },
  ];
  const reason = kind === 'firm-invitation' ? t('emails:firm.reason') : null;
  return finishMail({ language, subject: t(`emails:firm.${kind}.subject`, { firm }), blocks, reason, agency });
}
