import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type RecurringInvoiceRow,
  changeRecurringInvoice,
  listRecurringInvoices,
  startRecurringInvoice,
} from '#contract/tax-documents/recurring-invoices.ts';
import { reloadRecord } from '../../../lib/forms/reload-record.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { meta } from '../queries.ts';

type Of = { quote?: string };

const readCare = (of: Of) => asSignedIn(() => callEndpoint(listRecurringInvoices, { query: of }));

/** Monthly care of one quote, or all of it. */
export function useCare(of: Of = {}) {
  return useQuery({ queryKey: [listRecurringInvoices.path, of], queryFn: () => readCare(of), staleTime: 0, meta });
}

/** Loads one care past the cache; `gone` when it is there no more, null when loading fails. */
export function loadCare({ id }: Pick<RecurringInvoiceRow, 'id'>): Promise<RecurringInvoiceRow | 'gone' | null> {
  return reloadRecord(async () => (await readCare({})).rows.find((row) => row.id === id));
}

/** Begins to invoice the monthly lines of a quote; once for each quote, so that a second press changes nothing. */
export function useStartCare() {
  return useCareChange((body: z.infer<typeof startRecurringInvoice.body>) =>
    callEndpoint(startRecurringInvoice, { body }),
  );
}

type Change = { id: string; body: z.infer<typeof changeRecurringInvoice.body> };

/** Changes monthly care over the version that was read. */
export function useChangeCare() {
  return useCareChange(({ id, body }: Change) => callEndpoint(changeRecurringInvoice, { parameters: { id }, body }));
}

function useCareChange<Input>(call: (input: Input) => Promise<RecurringInvoiceRow>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['tax-documents', 'care'],
    mutationFn: (input: Input) => asSignedIn(() => call(input)),
    onSuccess: () => client.invalidateQueries({ queryKey: [listRecurringInvoices.path] }),
    meta,
  });
}
