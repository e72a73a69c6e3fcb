import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MailSettings, changeMailSettings, sendTestMail } from '#contract/mail/mail-delivery.ts';
import { type MailSecurity, type MailServer, mailSecurities, usualPort } from '#domain/mail/mail-server.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { outboxKey, settingsKey, useFreshMailSettings } from '../queries.ts';

/** The mail server as it is typed: its port is text, and an empty password keeps what is stored. */
export type ServerTexts = Omit<MailServer, 'port'> & { port: string; password: string };

const meta = { isHandled: true };

/** Form of the mail server. */
export function useServerForm(settings: MailSettings) {
  const t = useTexts();
  const save = useChangeSettings();
  const form = useRecordForm<ServerTexts, MailSettings>({
    id: 'mail-server',
    start: textsOfServer(settings),
    check: ({ port }) => (portOf(port) === null ? [{ field: 'port', rule: 'port' }] : []),
    send: ({ password, ...texts }, base) =>
      save.mutateAsync({
        server: {
          host: texts.host.trim(),
          port: portOf(texts.port) ?? 0,
          security: texts.security,
          username: texts.username.trim(),
          senderName: texts.senderName.trim(),
          senderAddress: texts.senderAddress.trim(),
        },
        ...passwordOf(password, texts.username),
        version: (base ?? settings).version,
      }),
    stored: { base: settings, valuesOf: textsOfServer, reload: useFreshMailSettings() },
    onSaved: () =>
      showToast({ title: t('mail:smtp.saved.title'), description: t('mail:smtp.saved.text'), tone: 'success' }),
  });

  /** Chooses the encryption; a port that is only the usual one of the former becomes that of the new one. */
  function chooseSecurity(value: string): void {
    const security = mailSecurities.find((each) => each === value) ?? form.values.security;
    form.change({ security, ...(isUsualPort(form.values) && { port: String(usualPort[security]) }) });
  }

  return { ...form, chooseSecurity };
}

/** Changes where mails go; what waited or failed may have moved by it. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mail-settings', 'change'],
    mutationFn: (body: { server: MailServer | null; password: string | null; version: number }) =>
      asSignedIn(() => callEndpoint(changeMailSettings, { body })),
    onSuccess(stored) {
      client.setQueryData(settingsKey, stored);
      return client.invalidateQueries({ queryKey: outboxKey });
    },
    meta,
  });
}

/** Sends a test mail and returns its outcome. */
export function useTestMail() {
  return useMutation({
    mutationKey: ['mail-settings', 'test'],
    mutationFn: () => asSignedIn(() => callEndpoint(sendTestMail, {})),
    retry: false,
    meta,
  });
}

/** Returns the port that is typed; null when it is none. */
function portOf(typed: string): number | null {
  const port = /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : 0;
  return port >= 1 && port <= 65_535 ? port : null;
}

/** Without a name there is no password either. */
function passwordOf(password: string, username: string): { password: string | null } {
  if (username.trim() === '' && password === '') return { password: '' };
  return { password: password === '' ? null : password };
}

function textsOfServer({ server }: MailSettings): ServerTexts {
  const { host = '', port = usualPort.starttls, security = 'starttls', username = '' } = server ?? {};
  const { senderName = '', senderAddress = '' } = server ?? {};
  return { host, port: String(port), security, username, password: '', senderName, senderAddress };
}

const isUsualPort = ({ port, security }: { port: string; security: MailSecurity }) =>
  port.trim() === '' || port.trim() === String(usualPort[security]);
