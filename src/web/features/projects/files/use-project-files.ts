import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ProjectFiles, listOwnProjectFiles, listProjectFiles } from '#contract/projects/project-files.ts';
import type { ProjectFileKind, ProjectFileSort } from '#domain/projects/files/project-file.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

const rereadMs = 20_000;

/** In what order files are listed, and of which kind. */
export type FileFilter = { sort: ProjectFileSort; kind: ProjectFileKind | '' };

const endpoints = { own: listOwnProjectFiles, office: listProjectFiles } as const;

/** The key under which the lists of a project's files lie in the cache. */
export const filesKey = (side: 'own' | 'office', id: string) => [endpoints[side].path, id] as const;

type Wanted = { side: 'own' | 'office'; id: string; filter: FileFilter; start?: ProjectFiles | undefined };

/** The files of a project by pages that are loaded one after another; read anew while they are seen. */
export function useProjectFiles({ side, id, filter: { sort, kind }, start }: Wanted) {
  const isFirst = sort === 'date' && kind === '';
  return useInfiniteQuery({
    queryKey: [...filesKey(side, id), { sort, kind }],
    queryFn: ({ pageParam }) => {
      const query = { sort, ...(kind !== '' && { kind }), ...(pageParam !== null && { after: pageParam }) };
      return asSignedIn(() => callEndpoint(endpoints[side], { parameters: { id }, query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...(isFirst && start && { initialData: { pages: [start], pageParams: [null] } }),
    staleTime: rereadMs,
    refetchInterval: rereadMs,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });
}
