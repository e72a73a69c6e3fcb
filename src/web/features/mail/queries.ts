import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MessageTemplate, listMessageTemplates, previewMessageTemplate } from '#contract/mail/mail.ts';
import { type MailSettings, getMailSettings, getOutboxMail, listOutbox } from '#contract/mail/mail-delivery.ts';
import type { Language } from '#domain/languages.ts';
import type { Message } from '#domain/mail/check-message.ts';
import type { MailState } from '#domain/mail/mail-kinds.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePages } from '../../lib/http/use-pages.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

export const templatesKey = [listMessageTemplates.path];
export const settingsKey = [getMailSettings.path];
export const outboxKey = [listOutbox.path];
/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** Prepared replies of all languages, by name. */
export function useTemplates() {
  return useQuery({
    queryKey: templatesKey,
    queryFn: () => asSignedIn(() => callEndpoint(listMessageTemplates, {})),
    meta,
  });
}

/** Loads a template past the cache. */
export function useFreshTemplate(): (template: MessageTemplate) => Promise<MessageTemplate | 'gone' | null> {
  const client = useQueryClient();
  const queryFn = () => asSignedIn(() => callEndpoint(listMessageTemplates, {}));
  return ({ id }) =>
    reloadRecord(async () => {
      const { templates } = await client.fetchQuery({ queryKey: templatesKey, queryFn, staleTime: 0, meta });
      return templates.find((template) => template.id === id);
    });
}

/** The mail that a template would be; null asks for nothing. What was shown last stays until the next is there. */
export function useTemplatePreview(language: Language, message: Message | null) {
  return useQuery({
    queryKey: [previewMessageTemplate.path, language, message],
    queryFn: () =>
      asSignedIn(() => callEndpoint(previewMessageTemplate, { body: { language, subject: '', body: '', ...message } })),
    enabled: message !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta,
  });
}

/** What the outbox is narrowed to, as it stands in the address. */
export type OutboxFilter = { state: MailState | null; search: string };

/** The outbox by pages that are loaded one after another. */
export function useOutbox({ state, search }: OutboxFilter) {
  const filter = { ...(state && { state }), ...(search && { search }) };
  return usePages(
    [...outboxKey, { state, search }],
    (place) => callEndpoint(listOutbox, { query: { ...filter, ...place } }),
    { keepsRows: false },
  );
}

/** One mail with its text. */
export function useOutboxMail(id: string) {
  return useQuery({
    queryKey: [getOutboxMail.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(getOutboxMail, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

/** The mail server's settings, with the version to change them by. */
export function useMailSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: () => asSignedIn(() => callEndpoint(getMailSettings, {})),
    meta,
  });
}

/** Loads the mail server's settings past the cache. */
export function useFreshMailSettings(): () => Promise<MailSettings | 'gone' | null> {
  const client = useQueryClient();
  const queryFn = () => asSignedIn(() => callEndpoint(getMailSettings, {}));
  return () => reloadRecord(() => client.fetchQuery({ queryKey: settingsKey, queryFn, staleTime: 0, meta }));
}
