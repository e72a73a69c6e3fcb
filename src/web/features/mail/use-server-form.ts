import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MailSettings, changeMailSettings, sendTestMail } from '#contract/mail-delivery.ts';
import { type MailSecurity, type MailServer, mailSecurities, usualPort } from '#domain/mail/mail-server.ts';
import { callEndpoint } from '../../lib/api.ts';
import { asSignedIn } from '../../lib/as-signed-in.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type Problems, hasProblems, problemsOf } from './message-problems.ts';
import { outboxKey, settingsKey } from './queries.ts';

/** The mail server as it is typed: its port is text, and an empty password keeps what is stored. */
export type ServerTexts = Omit<MailServer, 'port'> & { port: string; password: string };

export type ServerField = keyof ServerTexts;
const fields: readonly ServerField[] = [
  'host',
  'port',
  'security',
  'username',
  'password',
  'senderName',
  'senderAddress',
];
const meta = { isHandled: true };

/** The mail server while it is typed. */
export function useServerForm(settings: MailSettings) {
  const t = useTexts();
  const [texts, setTexts] = useState(() => textsOfServer(settings.server));
  const [problems, setProblems] = useState<Problems<ServerField>>({});
  const save = useChangeSettings();

  function refuse(found: Problems<ServerField>): boolean {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) document.getElementById(`${serverId}-${first}`)?.focus();
    return hasProblems(found);
  }

  function type(typed: Partial<ServerTexts>) {
    setTexts({ ...texts, ...typed });
    setProblems({});
  }

  return {
    texts,
    problems,
    save,
    type,
    /** A port that is only the usual one of the former encryption becomes that of the new one. */
    chooseSecurity(value: string) {
      const security = mailSecurities.find((each) => each === value) ?? texts.security;
      type({ security, ...(isUsualPort(texts) && { port: String(usualPort[security]) }) });
    },
    submit() {
      if (save.isPending) return;
      const port = /^\s*\d{1,5}\s*$/.test(texts.port) ? Number(texts.port) : 0;
      if (port < 1 || port > 65_535) return void refuse({ port: t('mail:smtp.problems.port') });
      const { host, security, username, password, senderName, senderAddress } = texts;
      save.mutate(
        {
          server: {
            host: host.trim(),
            port,
            security,
            username: username.trim(),
            senderName: senderName.trim(),
            senderAddress: senderAddress.trim(),
          },
          ...passwordOf(password, username),
          version: settings.version,
        },
        {
          onSuccess() {
            showToast({ title: t('mail:smtp.saved.title'), description: t('mail:smtp.saved.text'), tone: 'success' });
            setTexts((typed) => ({ ...typed, password: '' }));
          },
          onError: (error) => void refuse(problemsOf(error, fields)),
        },
      );
    },
    /** Whether the fields themselves say what is wrong. */
    isRefusedByField: hasProblems(problemsOf(save.error, fields)),
  };
}

/** Ids of the fields begin with it. */
export const serverId = 'mail-server';

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

/** Sends a test mail and answers what came of it. */
export function useTestMail() {
  return useMutation({
    mutationKey: ['mail-settings', 'test'],
    mutationFn: () => asSignedIn(() => callEndpoint(sendTestMail, {})),
    retry: false,
    meta,
  });
}

/** Without a name there is no password either. */
function passwordOf(password: string, username: string): { password: string | null } {
  if (username.trim() === '' && password === '') return { password: '' };
  return { password: password === '' ? null : password };
}

function textsOfServer(server: MailServer | null): ServerTexts {
  const { host = '', port = usualPort.starttls, security = 'starttls', username = '' } = server ?? {};
  const { senderName = '', senderAddress = '' } = server ?? {};
  return { host, port: String(port), security, username, password: '', senderName, senderAddress };
}

const isUsualPort = ({ port, security }: { port: string; security: MailSecurity }) =>
  port.trim() === '' || port.trim() === String(usualPort[security]);
