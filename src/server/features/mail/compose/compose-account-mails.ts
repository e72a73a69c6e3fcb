import type { Language } from '#domain/languages.ts';
import type { AccountMailKind } from '#domain/mail/mail-kinds.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import type { TextKey } from '#locales/text-key.ts';
import { textsOf } from '#server/texts.ts';
import { type ComposedMail, finishMail } from './finish-mail.ts';
import type { MailBlock } from './mail-document.ts';
import { nameInMail } from './visitor-text.ts';

/** A mail about an account. */
export type AccountMailInput = {
  kind: AccountMailKind;
  /** The person's own language, whatever that of the page at hand. */
  language: Language;
  username: string;
  agency: AgencyFacts;
  /** Absolute address of what the mail's button opens; without one there is no button. */
  href?: string;
  /** Names of passkeys that a new password has ended. */
  removedPasskeys?: readonly string[];
  /** What follows the first sentence. */
  paragraphs?: readonly string[];
};

type Wording = { subject: TextKey; lead: TextKey; action?: TextKey; note: TextKey; reason?: TextKey };

const wordings: Record<AccountMailKind, Wording> = {
  'verify-email': {
    subject: 'emails:account.verify.subject',
    lead: 'emails:account.verify.lead',
    action: 'emails:account.verify.action',
    note: 'emails:account.verify.note',
    reason: 'emails:account.verify.reason',
  },
  'email-in-use': {
    subject: 'emails:account.inUse.subject',
    lead: 'emails:account.inUse.lead',
    action: 'emails:account.inUse.action',
    note: 'emails:account.inUse.note',
  },
  'reset-password': {
    subject: 'emails:account.reset.subject',
    lead: 'emails:account.reset.lead',
    action: 'emails:account.reset.action',
    note: 'emails:account.reset.note',
    reason: 'emails:account.reset.reason',
  },
  'password-changed': {
    subject: 'emails:account.passwordChanged.subject',
    lead: 'emails:account.passwordChanged.lead',
    action: 'emails:account.passwordChanged.action',
    note: 'emails:account.passwordChanged.note',
  },
  'email-changed': {
    subject: 'emails:account.emailChanged.subject',
    lead: 'emails:account.emailChanged.lead',
    note: 'emails:account.emailChanged.note',
  },
  invitation: {
    subject: 'emails:account.invitation.subject',
    lead: 'emails:account.invitation.lead',
    action: 'emails:account.invitation.action',
    note: 'emails:account.invitation.note',
    reason: 'emails:account.invitation.reason',
  },
  'second-factor-reset': {
    subject: 'emails:account.secondFactorReset.subject',
    lead: 'emails:account.secondFactorReset.lead',
    action: 'emails:account.secondFactorReset.action',
    note: 'emails:account.secondFactorReset.note',
  },
  'totp-enabled': changedFactor('emails:account.factorChanged.totpEnabled'),
  'totp-disabled': changedFactor('emails:account.factorChanged.totpDisabled'),
  'recovery-codes-renewed': changedFactor('emails:account.factorChanged.codesRenewed'),
  'passkey-added': changedFactor('emails:account.factorChanged.passkeyAdded'),
  'passkey-removed': changedFactor('emails:account.factorChanged.passkeyRemoved'),
  'codes-refused': {
    subject: 'emails:account.codesRefused.subject',
    lead: 'emails:account.codesRefused.lead',
    action: 'emails:account.codesRefused.action',
    note: 'emails:account.codesRefused.note',
  },
  'account-disabled': {
    subject: 'emails:account.accountDisabled.subject',
    lead: 'emails:account.accountDisabled.lead',
    note: 'emails:account.accountDisabled.note',
  },
  'account-enabled': {
    subject: 'emails:account.accountEnabled.subject',
    lead: 'emails:account.accountEnabled.lead',
    action: 'emails:account.accountEnabled.action',
    note: 'emails:account.accountEnabled.note',
  },
  'account-state-told': {
    subject: 'emails:account.accountStateTold.subject',
    lead: 'emails:account.accountStateTold.lead',
    note: 'emails:account.accountStateTold.note',
  },
  'all-signed-out': {
    subject: 'emails:account.allSignedOut.subject',
    lead: 'emails:account.allSignedOut.lead',
    action: 'emails:account.allSignedOut.action',
    note: 'emails:account.allSignedOut.note',
  },
  'data-ready': {
    subject: 'emails:account.dataReady.subject',
    lead: 'emails:account.dataReady.lead',
    action: 'emails:account.dataReady.action',
    note: 'emails:account.dataReady.note',
  },
  'confirm-deletion': {
    subject: 'emails:account.confirmDeletion.subject',
    lead: 'emails:account.confirmDeletion.lead',
    action: 'emails:account.confirmDeletion.action',
    note: 'emails:account.confirmDeletion.note',
  },
  'account-deleted': {
    subject: 'emails:account.deleted.subject',
    lead: 'emails:account.deleted.lead',
    note: 'emails:account.deleted.note',
  },
  'data-erased': {
    subject: 'emails:account.dataErased.subject',
    lead: 'emails:account.dataErased.lead',
    note: 'emails:account.dataErased.note',
  },
  'data-request-extended': {
    subject: 'emails:account.dataRequestExtended.subject',
    lead: 'emails:account.dataRequestExtended.lead',
    note: 'emails:account.dataRequestExtended.note',
  },
  'customer-left': {
    subject: 'emails:account.customerLeft.subject',
    lead: 'emails:account.customerLeft.lead',
    note: 'emails:account.customerLeft.note',
  },
};

/** The mails about the ways to sign in differ in what has changed. */
function changedFactor(lead: TextKey): Wording {
  return {
    subject: 'emails:account.factorChanged.subject',
    lead,
    action: 'emails:account.factorChanged.action',
    note: 'emails:account.factorChanged.note',
  };
}

/**
 * Writes a mail about an account. Of what was typed it repeats only the username, and no link in it, because the
 * address may be someone else's.
 */
export function composeAccountMail(mail: AccountMailInput): ComposedMail {
  const { kind, language, username, agency, href, removedPasskeys = [], paragraphs = [] } = mail;
  const t = textsOf(language);
  const { subject, lead, action, note, reason } = wordings[kind];
  const name = nameInMail(username);
  const blocks: MailBlock[] = [
    // The agency is told by its own site.
    ...(kind === 'customer-left' ? [] : [{ kind: 'paragraph', text: t('emails:greeting', { name }) } as const]),
    { kind: 'paragraph', text: t(lead, { username: name }) },
    ...(removedPasskeys.length > 0 ? [passkeysParagraph(removedPasskeys, language)] : []),
    ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
    ...(action && href ? [{ kind: 'link', label: t(action), href, tone: 'button' } as const] : []),
    { kind: 'paragraph', text: t(note) },
    {
      kind: 'paragraph',
      text: `${t('emails:regards')}\n${t('emails:signature')}`,
    },
  ];
  return finishMail({ language, subject: t(subject), blocks, reason: reason ? t(reason) : null, agency });
}

function passkeysParagraph(names: readonly string[], language: Language): MailBlock {
  const passkeys = names.map((name) => nameInMail(name)).join(', ');
  return { kind: 'paragraph', text: textsOf(language)('emails:account.passwordChanged.passkeys', { passkeys }) };
}
