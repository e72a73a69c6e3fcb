import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type LibraryFeature,
  archiveLibraryFeature,
  changeLibraryFeature,
  createLibraryFeature,
  listLibraryFeatures,
} from '#contract/price-book/library-features.ts';
import { getPriceVersion, listPriceVersions, publishPrices, tryPrices } from '#contract/price-book/price-versions.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { LibraryCategory, LibraryWork } from '#domain/price-book/library-feature.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../lib/http/idempotency-key.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** One version of the price book with all of its figures; null asks for nothing. */
export function usePriceVersion(version: string | null) {
  return useQuery({
    queryKey: [getPriceVersion.path, version],
    queryFn: () => asSignedIn(() => callEndpoint(getPriceVersion, { parameters: { version: version ?? '' } })),
    enabled: version !== null,
    // What is in force may have been published a moment ago; other versions never change.
    staleTime: version === 'present' ? 0 : Number.POSITIVE_INFINITY,
    meta,
  });
}

/** The versions of the price book, newest first, by pages that are loaded one after another. */
export function usePriceVersions() {
  return useInfiniteQuery({
    queryKey: [listPriceVersions.path],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return asSignedIn(() => callEndpoint(listPriceVersions, { query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    meta,
  });
}

/** What a draft does to the last estimates; null asks for nothing. What was shown last stays until the next is there. */
export function useImpact(content: PriceBook | null, version: number) {
  return useQuery({
    queryKey: [tryPrices.path, version, content],
    queryFn: () => asSignedIn(async () => (content ? callEndpoint(tryPrices, { body: { content } }) : null)),
    enabled: content !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}

type Publication = { version: number; content: PriceBook; note: string };

/** Publishes a version; it has succeeded when the one in force has been read again. */
export function usePublish() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['price-book', 'publish'],
    mutationFn: (body: Publication) => asSignedIn(() => callEndpoint(publishPrices, { body })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [getPriceVersion.path, 'present'] }),
        client.invalidateQueries({ queryKey: [listPriceVersions.path] }),
      ]),
    meta,
  });
}

/** What the library is narrowed to. */
export type LibraryFilter = { search: string; category: LibraryCategory | ''; isArchived: boolean };

/** Pieces of work by a filter. */
export function useLibrary({ search, category, isArchived }: LibraryFilter) {
  const query = {
    ...(search && { search }),
    ...(category && { category }),
    ...(isArchived && { isArchived: '1' as const }),
  };
  return useQuery({
    queryKey: [listLibraryFeatures.path, query],
    queryFn: () => asSignedIn(() => callEndpoint(listLibraryFeatures, { query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}

type Saving = { work: LibraryWork; of: Pick<LibraryFeature, 'id' | 'version'> | null };

/** Stores a piece of work, new or known by its version. */
export function useSaveFeature() {
  return useLibraryChange(({ work, of }: Saving) => {
    if (of === null) return createOnce(work);
    return callEndpoint(changeLibraryFeature, { parameters: { id: of.id }, body: { ...work, version: of.version } });
  });
}

/** Loads a piece of work past the cache, in use or archived; there is no call for a single one. */
export function useFreshFeature(): (feature: Pick<LibraryFeature, 'id'>) => Promise<LibraryFeature | 'gone' | null> {
  return ({ id }) =>
    reloadRecord(async () => {
      const pages = await Promise.all(
        [{}, { isArchived: '1' as const }].map((query) =>
          asSignedIn(() => callEndpoint(listLibraryFeatures, { query })),
        ),
      );
      return pages.flatMap(({ features }) => features).find((feature) => feature.id === id);
    });
}

async function createOnce(body: LibraryWork): Promise<LibraryFeature> {
  const content = `library ${JSON.stringify(body)}`;
  const made = await callEndpoint(createLibraryFeature, { body, idempotencyKey: idempotencyKeyOf(content) });
  forgetIdempotencyKey(content);
  return made;
}

type Archiving = { feature: Pick<LibraryFeature, 'id' | 'version'>; isArchived: boolean };

/** Puts a piece of work out of use, or back into it. */
export function useArchiveFeature() {
  return useLibraryChange(({ feature: { id, version }, isArchived }: Archiving) =>
    callEndpoint(archiveLibraryFeature, { parameters: { id }, body: { isArchived, version } }),
  );
}

function useLibraryChange<Input>(call: (input: Input) => Promise<LibraryFeature>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['library', 'change'],
    mutationFn: (input: Input) => asSignedIn(() => call(input)),
    onSettled: () => client.invalidateQueries({ queryKey: [listLibraryFeatures.path] }),
    meta,
  });
}
