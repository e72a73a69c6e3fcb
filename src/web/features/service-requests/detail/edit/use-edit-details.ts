import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeRequestDetails } from '#contract/service-requests/request-changes.ts';
import { type RequestDetail, getServiceRequest } from '#contract/service-requests/service-requests.ts';
import { checkDetails } from '#domain/service-requests/entry-rules.ts';
import { callEndpoint } from '../../../../lib/http/api.ts';
import { asSignedIn } from '../../../../lib/http/as-signed-in.ts';
import { reloadRecord } from '../../../../lib/forms/reload-record.ts';
import type { Conflict } from '#domain/three-way-merge.ts';
import { useRecordForm } from '../../../../lib/forms/use-record-form.ts';
import { detailKey, useViewer } from '../../queries.ts';
import { patchRequests, refreshRequests } from '../../request-cache.ts';
import { useRequestToasts } from '../../toasts.ts';
import { type DetailField, type DetailValues, detailsOf } from '../detail-values.ts';
import { type StoredDetails, firstDraft, keepEditDraft, storedOf } from './edit-draft.ts';

export type DetailConflict = Conflict<DetailValues>;

/**
 * Form of what a request says. Edits of different fields are merged silently; for fields that somebody else has changed
 * too, one decides between both values before saving again (G5).
 */
export function useEditDetails(request: RequestDetail, onSaved: () => void) {
  const { id } = request;
  const toasts = useRequestToasts();
  const save = useSaveDetails(id);
  const [draft] = useState(() => firstDraft(request));
  const { stored } = draft;
  const [decided, setDecided] = useState<ReadonlySet<DetailField>>(new Set());
  const form = useRecordForm<DetailValues, StoredDetails>({
    id: '',
    start: draft.values,
    check: (typed, base) => checkDetails(detailsOf(typed), detailsOf((base ?? stored).values)),
    holdsBack(): boolean {
      const isOpen = form.conflicts.some(({ field }) => !decided.has(field));
      if (isOpen) form.focusErrors();
      return isOpen;
    },
    send: (typed, base) => save.mutateAsync({ values: typed, version: (base ?? stored).version }),
    stored: { base: stored, valuesOf: (known) => known.values, reload: useFreshDetails(id), mergesSilently: true },
    onChange: (typed, base) => keepEditDraft(id, { values: typed, stored: base ?? stored }),
    onClash: () => setDecided(new Set()),
    onFailed: (error) => toasts.failed('update', error),
    onSaved() {
      keepEditDraft(id, null);
      toasts.done('update');
      onSaved();
    },
  });

  function decide({ field, ...values }: DetailConflict, side: 'mine' | 'theirs'): void {
    form.change({ [field]: values[side] });
    setDecided(new Set([...decided, field]));
  }

  return { ...form, decided, decide, discard: () => keepEditDraft(id, null) };
}
export type EditState = ReturnType<typeof useEditDetails>;

function useFreshDetails(id: string): () => Promise<StoredDetails | 'gone' | null> {
  const client = useQueryClient();
  const queryFn = () => asSignedIn(() => callEndpoint(getServiceRequest, { parameters: { id } }));
  return () =>
    reloadRecord(async () =>
      storedOf(await client.fetchQuery({ queryKey: detailKey(id), queryFn, staleTime: 0, meta: { isHandled: true } })),
    );
}

function useSaveDetails(id: string) {
  const client = useQueryClient();
  const viewer = useViewer();
  return useMutation({
    mutationKey: ['service-requests', 'details'],
    scope: { id: 'service-requests' },
    async mutationFn({ values, version }: StoredDetails): Promise<StoredDetails> {
      const body = { ...detailsOf(values), version };
      const row = await asSignedIn(() => callEndpoint(changeRequestDetails, { parameters: { id }, body }));
      await patchRequests(client, new Set([id]), { patch: () => row, viewer });
      await refreshRequests(client);
      return { values, version: row.version };
    },
    meta: { isHandled: true },
  });
}
