import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ContentOfKind,
  discardContentDraft,
  getContent,
  getContentVersion,
  listContent,
  listContentVersions,
  publishContent,
  restoreContentVersion,
  saveContentDraft,
  uploadContentPicture,
} from '#contract/content/content.ts';
import type { AnyDocument } from '#domain/content/content-document.ts';
import type { ContentKind } from '#domain/content/content-kinds.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** All kinds with how each stands. */
export function useContentKinds() {
  return useQuery({
    queryKey: [listContent.path],
    queryFn: () => asSignedIn(() => callEndpoint(listContent, {})),
    staleTime: 0,
    meta,
  });
}

const keyOf = (kind: ContentKind) => [getContent.path, kind];
const read = (kind: ContentKind) => asSignedIn(() => callEndpoint(getContent, { parameters: { kind } }));

/** What is being written of a kind, else what is shown. Read once: the form keeps up with what others save. */
export function useContentOfKind(kind: ContentKind) {
  return useQuery({
    queryKey: keyOf(kind),
    queryFn: () => read(kind),
    staleTime: 0,
    refetchOnWindowFocus: false,
    meta,
  });
}

/** Loads a kind past the cache. */
export function useFreshContent(kind: ContentKind): () => Promise<ContentOfKind | 'gone' | null> {
  return () => reloadRecord(() => read(kind));
}

type Saving = { version: number; document: AnyDocument; isReleaseSeen: boolean };

/** What is done with a kind; each returns the kind as it is then. */
export type ContentDeed =
  | { deed: 'save'; saving: Saving }
  | { deed: 'publish' | 'discard'; version: number }
  | { deed: 'restore'; number: number; latest: number };

/** Saves, publishes or discards the draft of a kind, or shows an earlier version again. */
export function useContentDeed(kind: ContentKind) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['content', 'change'],
    mutationFn: (deed: ContentDeed) => asSignedIn(() => callDeed(kind, deed)),
    onSuccess: (content) => client.setQueryData(keyOf(kind), content),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [listContent.path] }),
        client.invalidateQueries({ queryKey: [listContentVersions.path, kind] }),
        client.invalidateQueries({ queryKey: [getContentVersion.path, kind] }),
      ]),
    meta,
  });
}

function callDeed(kind: ContentKind, deed: ContentDeed): Promise<ContentOfKind> {
  const parameters = { kind };
  switch (deed.deed) {
    case 'save': {
      const document = deed.saving.document as ContentOfKind['document'];
      return callEndpoint(saveContentDraft, { parameters, body: { ...deed.saving, document } });
    }
    case 'publish':
      return callEndpoint(publishContent, { parameters, body: { version: deed.version } });
    case 'discard':
      return callEndpoint(discardContentDraft, { parameters, body: { version: deed.version } });
    case 'restore': {
      const { number, latest } = deed;
      const ofVersion = { kind, number: String(number) };
      return callEndpoint(restoreContentVersion, { parameters: ofVersion, body: { latest } });
    }
  }
}

/** Published versions of a kind, newest first, by pages that are loaded one after another. */
export function useContentVersions(kind: ContentKind) {
  return useInfiniteQuery({
    queryKey: [listContentVersions.path, kind],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? {} : { before: pageParam };
      return asSignedIn(() => callEndpoint(listContentVersions, { parameters: { kind }, query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    meta,
  });
}

/** One version with how it differs from what is shown; null asks for nothing. */
export function useContentVersion(kind: ContentKind, number: number | null) {
  return useQuery({
    queryKey: [getContentVersion.path, kind, number],
    queryFn: () =>
      asSignedIn(() => callEndpoint(getContentVersion, { parameters: { kind, number: String(number ?? 0) } })),
    enabled: number !== null,
    staleTime: 0,
    meta,
  });
}

/** Uploads a picture, given as base64. */
export function useUploadPicture() {
  return useMutation({
    mutationKey: ['content', 'picture'],
    mutationFn: (data: string) => asSignedIn(() => callEndpoint(uploadContentPicture, { body: { data } })),
    meta,
  });
}
