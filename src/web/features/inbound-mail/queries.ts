import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MailboxSettings,
  changeMailboxSettings,
  getInboundMail,
  getMailboxSettings,
  joinInboundMail,
  listInboundMails,
  makeRequestOfMail,
  setInboundMailAside,
  tryMailboxSettings,
} from '#contract/mail/inbound-mail.ts';
import { getServiceRequest, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import type { Mailbox } from '#domain/inbound-mail/mailbox-settings.ts';
import type { Language } from '#domain/languages.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePages } from '../../lib/http/use-pages.ts';

/** Mails that wait for a decision, or all. */
export type InboxView = 'waiting' | 'all';

const settingsKey = [getMailboxSettings.path];
/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** Mails that came in, by pages that are loaded one after another. */
export function useInbox(view: InboxView) {
  const filter = view === 'waiting' ? ({ state: view } as const) : {};
  return usePages(
    [listInboundMails.path, view],
    (place) => callEndpoint(listInboundMails, { query: { ...filter, ...place } }),
    { keepsRows: false },
  );
}

/** One mail with its whole text. */
export function useWholeMail(id: string) {
  return useQuery({
    queryKey: [getInboundMail.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(getInboundMail, { parameters: { id } })),
    meta,
  });
}

/** What a person decides about a mail. */
export type Decision = { kind: 'join'; number: number } | { kind: 'make'; language: Language } | { kind: 'set-aside' };

/** Decides about a mail; returns the request that it belongs to then, null where it belongs to none. */
export function useDecision(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['inbound-mails', 'decide'],
    mutationFn: (decision: Decision) => asSignedIn(() => decide(id, decision)),
    onSettled: () =>
      Promise.all(
        [listInboundMails.path, getInboundMail.path, getServiceRequest.path, listServiceRequests.path].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
    meta,
  });
}

async function decide(id: string, decision: Decision): Promise<{ id: string; number: number } | null> {
  const parameters = { id };
  switch (decision.kind) {
    case 'join':
      return (await callEndpoint(joinInboundMail, { parameters, body: { number: decision.number } })).request;
    case 'make':
      return (await callEndpoint(makeRequestOfMail, { parameters, body: { language: decision.language } })).request;
    case 'set-aside':
      await callEndpoint(setInboundMailAside, { parameters });
      return null;
  }
}

/** The mailbox that answers come into, with the version to change it by. */
export function useMailboxSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: () => asSignedIn(() => callEndpoint(getMailboxSettings, {})),
    meta,
  });
}

/** Loads the settings of the mailbox past the cache. */
export function useFreshMailboxSettings(): () => Promise<MailboxSettings | 'gone' | null> {
  const client = useQueryClient();
  const queryFn = () => asSignedIn(() => callEndpoint(getMailboxSettings, {}));
  return () => reloadRecord(() => client.fetchQuery({ queryKey: settingsKey, queryFn, staleTime: 0, meta }));
}

/** Changes the mailbox. */
export function useChangeMailbox() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mailbox-settings', 'change'],
    mutationFn: (body: { mailbox: Mailbox | null; password: string | null; version: number }) =>
      asSignedIn(() => callEndpoint(changeMailboxSettings, { body })),
    onSuccess: (stored) => client.setQueryData(settingsKey, stored),
    meta,
  });
}

/** Connects to the stored mailbox and returns what came of it; how the last reading went may have changed by then. */
export function useTryMailbox() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['mailbox-settings', 'try'],
    mutationFn: () => asSignedIn(() => callEndpoint(tryMailboxSettings, {})),
    onSettled: () => client.invalidateQueries({ queryKey: settingsKey }),
    retry: false,
    meta,
  });
}
