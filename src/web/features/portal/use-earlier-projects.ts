import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnProject, listOwnProjects } from '#contract/projects/own-projects.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** The projects that a home does not show, page by page once somebody asks for them. */
export function useEarlierProjects(shown: readonly OwnProject[], hasMore: boolean) {
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({
    queryKey: [listOwnProjects.path],
    queryFn: ({ pageParam }) =>
      asSignedIn(() => callEndpoint(listOwnProjects, { query: pageParam === null ? {} : { after: pageParam } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isAsked,
    meta: { isHandled: true },
  });
  const known = new Set(shown.map(({ id }) => id));
  return {
    rows: query.data?.pages.flatMap(({ projects }) => projects).filter(({ id }) => !known.has(id)) ?? [],
    canLoad: query.data ? query.hasNextPage : hasMore,
    query,
    load() {
      if (query.data) void query.fetchNextPage();
      else if (isAsked) void query.refetch();
      else setAsked(true);
    },
  };
}
