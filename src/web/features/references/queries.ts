import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReferenceList,
  askReferenceAgain,
  hideReference,
  listReferences,
  orderReferences,
  showReference,
  translateReference,
} from '#contract/projects/references.ts';
import type { Language } from '#domain/languages.ts';
import type { ReferenceTranslation } from '#domain/references/check-reference.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };
const key = [listReferences.path];

/** All references, with how each stands. */
export function useReferences() {
  return useQuery({
    queryKey: key,
    queryFn: () => asSignedIn(() => callEndpoint(listReferences, {})),
    // Customers write at any time.
    staleTime: 0,
    meta,
  });
}

/** What the owner does with one of them, in the version that was read. */
export type ReferenceWish = { id: string; version: number } & (
  | { kind: 'show' | 'hide' | 'ask-again' }
  | { kind: 'translate'; language: Language; translation: ReferenceTranslation }
);

/** Does something with one reference. */
export function useReferenceChange() {
  const keep = useKeepReferences();
  return useMutation({
    mutationKey: ['references', 'change'],
    mutationFn: (wish: ReferenceWish) => asSignedIn(() => callWish(wish)),
    onSuccess: keep,
    meta,
  });
}

function callWish(wish: ReferenceWish): Promise<ReferenceList> {
  const { id, version } = wish;
  if (wish.kind === 'translate') {
    const { language, translation } = wish;
    return callEndpoint(translateReference, { parameters: { id, language }, body: { version, ...translation } });
  }
  return callEndpoint(endpoints[wish.kind], { parameters: { id }, body: { version } });
}

const endpoints = { show: showReference, hide: hideReference, 'ask-again': askReferenceAgain };

/** Puts the references into an order, which is shown before it is stored. */
export function useReferenceOrder() {
  const client = useQueryClient();
  const keep = useKeepReferences();
  return useMutation({
    mutationKey: ['references', 'order'],
    mutationFn: (ids: string[]) => asSignedIn(() => callEndpoint(orderReferences, { body: { ids } })),
    onMutate(ids) {
      const before = client.getQueryData<ReferenceList>(key);
      if (before) keep({ references: before.references.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) });
      return before;
    },
    onSuccess: keep,
    onError: (_error, _ids, before) => before && keep(before),
    meta,
  });
}

function useKeepReferences(): (list: ReferenceList) => void {
  const client = useQueryClient();
  return (list) => void client.setQueryData(key, list);
}
