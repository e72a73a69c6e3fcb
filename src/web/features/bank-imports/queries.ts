import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bookEntry,
  bookMatched,
  findPayableRequests,
  listBankEntries,
  listBankImports,
  readBankFile,
  saveBankProfile,
  setBankEntryState,
} from '#contract/bank-imports.ts';
import type { MatchKind } from '#domain/bank-imports/bank-entry.ts';
import type { OwnCsvMapping } from '#domain/bank-imports/csv-profile.ts';
import type { Allocation } from '#domain/payments/payment.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePages } from '../../lib/http/use-pages.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** The latest bank files, and own accounts. */
export function useBankImports() {
  return useQuery({
    queryKey: [listBankImports.path],
    queryFn: () => asSignedIn(() => callEndpoint(listBankImports, {})),
    staleTime: 0,
    meta,
  });
}

/** Entries of a kind of a file, by pages that are loaded one after another. */
export function useBankEntries(importId: string, kind: MatchKind) {
  return usePages([listBankEntries.path, importId, kind], (place) =>
    callEndpoint(listBankEntries, { query: { importId, kind, ...place } }),
  );
}

/** Open requests for money that hold the words. */
export function usePayableRequests(search: string) {
  return useQuery({
    queryKey: [findPayableRequests.path, search],
    queryFn: () => asSignedIn(() => callEndpoint(findPayableRequests, { query: { search } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}

type SentBankFile = { fileName: string; content: string; account: string };

/** Sends a file to be read. */
export function useReadBankFile() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SentBankFile) => asSignedIn(() => callEndpoint(readBankFile, { body })),
    onSettled: refresh,
    meta,
  });
}

/** Keeps which column is which. */
export function useSaveBankProfile() {
  return useMutation({
    mutationFn: (body: OwnCsvMapping) => asSignedIn(() => callEndpoint(saveBankProfile, { body })),
    meta,
  });
}

/** Books what matches, page after page, until nothing more can be booked; `onBooked` is told how many are booked so far. */
export function useBookMatched(importId: string, onBooked: (count: number) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async () => {
      let booked = 0;
      for (;;) {
        const step = await asSignedIn(() => callEndpoint(bookMatched, { parameters: { id: importId }, body: {} }));
        booked += step.booked;
        onBooked(booked);
        if (step.booked === 0 || step.left === 0) return booked;
      }
    },
    onSettled: refresh,
    meta,
  });
}

type EntryBooking = { id: string; allocations: Allocation[] };

/** Books one entry. */
export function useBookEntry() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, allocations }: EntryBooking) =>
      asSignedIn(() => callEndpoint(bookEntry, { parameters: { id }, body: { allocations } })),
    onSettled: refresh,
    meta,
  });
}

/** Puts an entry aside or takes it back. */
export function useSetEntryState() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: 'open' | 'dismissed' }) =>
      asSignedIn(() => callEndpoint(setBankEntryState, { parameters: { id }, body: { state } })),
    onSettled: refresh,
    meta,
  });
}

/** After a booking everything that shows money is fetched again. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
