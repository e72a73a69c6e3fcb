import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type TaxDocumentDetail,
  type TaxDocumentSource,
  createTaxDocument,
  deleteTaxDocument,
  getTaxDocument,
  issueTaxDocument,
  listAdvancesToDocument,
  listTaxDocuments,
  mailTaxDocument,
  saveTaxDocument,
} from '#contract/tax-documents/tax-documents.ts';
import type { TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../lib/http/idempotency-key.ts';
import { usePages } from '../../lib/http/use-pages.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';
import type { DocumentFilter } from './list/document-filter-address.ts';

/** Every failure is shown in its place. */
export const meta = { isHandled: true };

const documentKey = (id: string) => [getTaxDocument.path, id] as const;

/** Tax documents by a filter, by pages that are loaded one after another. */
export function useDocumentList(filter: DocumentFilter) {
  return usePages([listTaxDocuments.path, filter], (place) =>
    callEndpoint(listTaxDocuments, { query: { ...filter, ...place } }),
  );
}

/** One tax document with its sums and what belongs to it. */
export function useDocument(id: string) {
  return useQuery({
    queryKey: documentKey(id),
    queryFn: () => asSignedIn(() => callEndpoint(getTaxDocument, { parameters: { id } })),
    // Somebody else may write in it too, and it may be paid.
    staleTime: 0,
    meta,
  });
}

/** The document that a draft changes: it tells how much can still be given back. Null asks nothing. */
export function useCorrected(id: string | null) {
  return useQuery({
    queryKey: documentKey(id ?? ''),
    queryFn: () => asSignedIn(() => callEndpoint(getTaxDocument, { parameters: { id: id ?? '' } })),
    enabled: id !== null,
    meta,
  });
}

/** Received advances that still need a document. */
export function useAdvancesDue() {
  return useQuery({
    queryKey: [listAdvancesToDocument.path],
    queryFn: () => asSignedIn(() => callEndpoint(listAdvancesToDocument, {})),
    staleTime: 0,
    meta,
  });
}

/** Loads a document past the cache; `gone` when it is there no more, null when loading fails. */
export function loadDocument({ id }: Pick<TaxDocumentDetail, 'id'>): Promise<TaxDocumentDetail | 'gone' | null> {
  return reloadRecord(() => asSignedIn(() => callEndpoint(getTaxDocument, { parameters: { id } })));
}

/** Begins a draft; a press that is repeated after a failure begins no second one. */
export function useCreateDocument() {
  const { keep } = useDocumentCache();
  return useMutation({
    mutationKey: ['tax-documents', 'create'],
    mutationFn: (source: TaxDocumentSource) =>
      once(`tax document ${JSON.stringify(source)}`, (idempotencyKey) =>
        callEndpoint(createTaxDocument, { body: { source }, idempotencyKey }),
      ),
    onSuccess: keep,
    meta,
  });
}

type Saving = Pick<TaxDocumentDetail, 'id' | 'version'> & { content: TaxDocumentContent };

/** Stores a draft over the version that it was read in. */
export function useSaveDocument() {
  const { keep } = useDocumentCache();
  return useMutation({
    mutationKey: ['tax-documents', 'save'],
    mutationFn({ id, version, content: { lines, received, advances, ...rest } }: Saving) {
      const content = { ...rest, lines: [...lines], received: [...received], advances: [...advances] };
      return asSignedIn(() => callEndpoint(saveTaxDocument, { parameters: { id }, body: { version, content } }));
    },
    onSuccess: keep,
    meta,
  });
}

/** Deletes a draft. */
export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['tax-documents', 'delete'],
    mutationFn: ({ id }: Pick<TaxDocumentDetail, 'id'>) =>
      asSignedIn(() => callEndpoint(deleteTaxDocument, { parameters: { id } })),
    onSuccess: (_answer, { id }) => {
      // What is still on the screen of one that is gone must not be asked for again.
      client.removeQueries({ queryKey: documentKey(id) });
      return renewDocuments(client);
    },
    meta,
  });
}

type Issuing = Pick<TaxDocumentDetail, 'id' | 'version'> & { isMailed: boolean };

/** Issues a draft in the version that was read: it gets its number and is frozen. */
export function useIssueDocument() {
  const { keep } = useDocumentCache();
  return useMutation({
    mutationKey: ['tax-documents', 'issue'],
    mutationFn: ({ id, ...body }: Issuing) =>
      once(`issue ${id} ${JSON.stringify(body)}`, (idempotencyKey) =>
        callEndpoint(issueTaxDocument, { parameters: { id }, body, idempotencyKey }),
      ),
    onSuccess: keep,
    meta,
  });
}

/** Mails an issued document once more. */
export function useMailDocument() {
  const { keep } = useDocumentCache();
  return useMutation({
    mutationKey: ['tax-documents', 'mail'],
    mutationFn: ({ id }: Pick<TaxDocumentDetail, 'id'>) =>
      once(`mail document ${id}`, (idempotencyKey) =>
        callEndpoint(mailTaxDocument, { parameters: { id }, idempotencyKey }),
      ),
    onSuccess: keep,
    meta,
  });
}

/** Makes a call with the key of its content, which gets another one after a success. */
async function once<Answer>(content: string, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
  const answer = await asSignedIn(() => call(idempotencyKeyOf(content)));
  forgetIdempotencyKey(content);
  return answer;
}

function useDocumentCache() {
  const client = useQueryClient();
  return {
    /** Keeps an answer and renews what it has made old. */
    keep(document: TaxDocumentDetail): Promise<void> {
      client.setQueryData(documentKey(document.id), document);
      return renewDocuments(client);
    },
  };
}

/** What a change of a document makes old: lists, the documents that belong to it, advances without a document. */
async function renewDocuments(client: QueryClient): Promise<void> {
  const paths = [listTaxDocuments.path, getTaxDocument.path, listAdvancesToDocument.path];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}
