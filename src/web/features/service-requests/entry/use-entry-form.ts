import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { CustomerRow } from '#contract/customers.ts';
import { enterServiceRequest } from '#contract/service-requests/request-changes.ts';
import { budgetRanges, timelines } from '#domain/configurator/answers.ts';
import { emptyContact } from '#domain/contact/contact-details.ts';
import { type Language, isLanguage } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { type RequestEntry, checkEntry } from '#domain/service-requests/entry-rules.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/form-draft.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { navigate } from '../../../lib/navigation.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { detailFields, detailsOf } from '../detail/detail-values.ts';
import { refreshRequests } from '../request-cache.ts';
import { useRequestToasts } from '../toasts.ts';

const entryFields = [...detailFields, 'language', 'budget', 'customBudget', 'timeline'] as const;
export type EntryValues = Record<(typeof entryFields)[number], string>;

const draftName = 'request-entry';
const draftSchema = z.record(z.enum(entryFields), z.string());

const emptyValues = (language: Language): EntryValues => ({
  title: '',
  description: '',
  service: '',
  trade: '',
  ...emptyContact,
  language,
  budget: '',
  customBudget: '',
  timeline: '',
});

/** Form for a request that came by phone (G3); what is typed is kept over a reload. Not for the server. */
export function useEntryForm() {
  const { language } = usePage();
  const toasts = useRequestToasts();
  const enter = useEnterRequest();
  const [kept] = useState(() => draftSchema.safeParse(readFormDraft(draftName)).data);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const form = useForm<EntryValues>({
    id: '',
    start: kept ?? emptyValues(language),
    check: (values) => checkEntry(entryOf(values), currencyOf[languageOf(values, language)]),
    send: (values) => enter.mutateAsync({ ...entryOf(values), language: languageOf(values, language) }),
    onChange: (values) => saveFormDraft(draftName, values),
    onFailed: (error) => toasts.failed('enter', error),
  });

  function discard(): void {
    form.change(emptyValues(language));
    saveFormDraft(draftName, null);
    setRestored(false);
  }

  /** Fills in who it is; what was asked for stays. */
  function fillFrom({ name, email, phone, company, language: spoken }: CustomerRow): void {
    form.change({ name, email, phone, company, language: spoken });
    document.getElementById('title')?.focus();
  }

  return { ...form, isRestored, discard, fillFrom };
}
export type EntryForm = ReturnType<typeof useEntryForm>;

function useEnterRequest() {
  const client = useQueryClient();
  const toasts = useRequestToasts();
  const { language } = usePage();
  return useMutation({
    mutationKey: ['service-requests', 'enter'],
    mutationFn: (body: RequestEntry & { language: Language }) =>
      asSignedIn(() =>
        callEndpoint(enterServiceRequest, { body, idempotencyKey: idempotencyKeyOf(`entry ${JSON.stringify(body)}`) }),
      ),
    onSuccess: (row, body) => {
      forgetIdempotencyKey(`entry ${JSON.stringify(body)}`);
      saveFormDraft(draftName, null);
      toasts.done('enter', { number: row.number });
      void refreshRequests(client);
      navigate(pathOf('adminRequest', language, { id: row.id }), { replace: true });
    },
    meta: { isHandled: true },
  });
}

function entryOf(values: EntryValues): RequestEntry {
  return {
    ...detailsOf(values),
    budget: budgetRanges.find((each) => each === values.budget) ?? null,
    customBudget: values.budget === 'custom' ? values.customBudget : '',
    timeline: timelines.find((each) => each === values.timeline) ?? null,
  };
}

/** The customer's language; the page's where a draft names none of ours. */
export function languageOf(values: EntryValues, page: Language): Language {
  return isLanguage(values.language) ? values.language : page;
}
