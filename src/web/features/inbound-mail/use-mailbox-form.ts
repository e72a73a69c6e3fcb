import type { MailboxSettings } from '#contract/mail/inbound-mail.ts';
import {
  type AfterReading,
  type Mailbox,
  afterReadings,
  usualImapPort,
} from '#domain/inbound-mail/mailbox-settings.ts';
import { mailSecurities } from '#domain/mail/mail-server.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeMailbox, useFreshMailboxSettings } from './queries.ts';

/** How often a mailbox can be read, in minutes. */
export const minuteChoices = ['1', '2', '5', '15', '30', '60'] as const;

/** The mailbox as it is typed: numbers are text, `hasTags` is a checkbox, and an empty password keeps what is stored. */
export type MailboxTexts = Omit<Mailbox, 'port' | 'minutes' | 'hasTags'> & {
  port: string;
  minutes: string;
  hasTags: 'on' | '';
  password: string;
};

/** Form of the mailbox that answers come into. */
export function useMailboxForm(settings: MailboxSettings) {
  const t = useTexts();
  const save = useChangeMailbox();
  const form = useRecordForm<MailboxTexts, MailboxSettings>({
    id: 'mailbox',
    start: textsOfMailbox(settings),
    check: ({ port }) => (portOf(port) === null ? [{ field: 'port', rule: 'port' }] : []),
    send: ({ password, port, minutes, hasTags, ...texts }, base) =>
      save.mutateAsync({
        mailbox: { ...texts, port: portOf(port) ?? 0, minutes: Number(minutes), hasTags: hasTags === 'on' },
        password: password === '' ? null : password,
        version: (base ?? settings).version,
      }),
    stored: { base: settings, valuesOf: textsOfMailbox, reload: useFreshMailboxSettings() },
    onSaved: () =>
      showToast({
        title: t('inboundMail:mailbox.saved.title'),
        description: t('inboundMail:mailbox.saved.text'),
        tone: 'success',
      }),
  });

  /** Chooses the encryption; a port that is only the usual one of the former becomes that of the new one. */
  function chooseSecurity(value: string): void {
    const security = mailSecurities.find((each) => each === value) ?? form.values.security;
    const isUsual = form.values.port.trim() === String(usualImapPort[form.values.security]);
    form.change({ security, ...(isUsual && { port: String(usualImapPort[security]) }) });
  }

  /** Chooses what becomes of mails that were read. */
  function chooseAfterReading(value: string): void {
    const afterReading: AfterReading = afterReadings.find((each) => each === value) ?? 'seen';
    form.change({ afterReading });
  }

  return { ...form, chooseSecurity, chooseAfterReading };
}

/** Returns the port that is typed; null when it is none. */
function portOf(typed: string): number | null {
  const port = /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : 0;
  return port >= 1 && port <= 65_535 ? port : null;
}

const first: Mailbox = {
  address: '',
  host: '',
  port: usualImapPort.tls,
  security: 'tls',
  username: '',
  folder: 'INBOX',
  afterReading: 'seen',
  moveTo: '',
  minutes: 2,
  hasTags: true,
};

function textsOfMailbox({ mailbox }: MailboxSettings): MailboxTexts {
  const { port, minutes, hasTags, ...texts } = mailbox ?? first;
  return { ...texts, port: String(port), minutes: String(minutes), hasTags: hasTags ? 'on' : '', password: '' };
}
