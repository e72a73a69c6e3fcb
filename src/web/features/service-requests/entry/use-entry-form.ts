import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { enterServiceRequest } from '#contract/request-changes.ts';
import { budgetRanges, timelines } from '#domain/configurator/answers.ts';
import { type Language, isLanguage } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { type RequestEntry, checkEntry } from '#domain/service-requests/entry-rules.ts';
import { callEndpoint } from '../../../lib/api.ts';
import { asSignedIn } from '../../../lib/as-signed-in.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/form-draft.ts';
import { navigate } from '../../../lib/navigation.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { ErrorSummaryItem } from '../../../ui/error-summary.tsx';
import { detailFields, detailsOf } from '../detail/merge-details.ts';
import { issueItems, refusedItems } from '../form-issues.ts';
import { refreshRequests } from '../request-cache.ts';
import { useRequestToasts } from '../toasts.ts';

const entryFields = [...detailFields, 'language', 'budget', 'timeline'] as const;
export type EntryField = (typeof entryFields)[number];
export type EntryValues = Record<EntryField, string>;

const draftName = 'request-entry';
const draftSchema = z.record(z.enum(entryFields), z.string());

const emptyValues = (language: Language): EntryValues => ({
  title: '',
  description: '',
  service: '',
  trade: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  language,
  budget: '',
  timeline: '',
});

type State = {
  values: EntryValues;
  items: readonly ErrorSummaryItem[];
  refusals: number;
  /** What stands in the form was begun earlier. */
  isRestored: boolean;
};

/** State of the form for a request that came by phone (G3): what is typed outlives a reload. Not for the server. */
export function useEntryForm() {
  const t = useTexts();
  const { language } = usePage();
  const [state, setState] = useState<State>(() => {
    const kept = draftSchema.safeParse(readFormDraft(draftName)).data;
    return { values: kept ?? emptyValues(language), items: [], refusals: 0, isRestored: kept !== undefined };
  });
  const { mutate, isPending } = useEnterRequest((error) => {
    setState((known) => ({ ...known, items: refusedItems(error), refusals: known.refusals + 1 }));
  });

  return {
    ...state,
    isSaving: isPending,
    type(field: EntryField, value: string): void {
      const values = { ...state.values, [field]: value };
      saveFormDraft(draftName, values);
      setState((known) => ({ ...known, values, items: known.items.filter(({ fieldId }) => fieldId !== field) }));
    },
    submit(): void {
      if (isPending) return;
      const entry = entryOf(state.values);
      const issues = checkEntry(entry);
      setState((known) => ({
        ...known,
        items: issueItems(issues, t),
        refusals: known.refusals + (issues.length > 0 ? 1 : 0),
      }));
      if (issues.length === 0) mutate({ ...entry, language: languageOf(state.values, language) });
    },
    discard(): void {
      saveFormDraft(draftName, null);
      setState((known) => ({ ...known, values: emptyValues(language), items: [], isRestored: false }));
    },
  };
}
export type EntryForm = ReturnType<typeof useEntryForm>;

function useEnterRequest(onRefused: (error: unknown) => void) {
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
    onError: (error) => {
      toasts.failed('enter', error);
      onRefused(error);
    },
    meta: { isHandled: true },
  });
}

function entryOf(values: EntryValues): RequestEntry {
  return {
    ...detailsOf(values),
    budget: budgetRanges.find((each) => each === values.budget) ?? null,
    timeline: timelines.find((each) => each === values.timeline) ?? null,
  };
}

/** The customer's language; the page's where a draft names none of ours. */
export function languageOf(values: EntryValues, page: Language): Language {
  return isLanguage(values.language) ? values.language : page;
}
