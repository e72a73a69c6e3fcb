import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OwnProjectDetail, readOwnProject } from '#contract/projects/own-projects.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

const rereadMs = 20_000;

/** One's own project as its page shows it. */
export type OpenProject = {
  project: OwnProjectDetail;
  /** Shows the project as a decision has left it. */
  change: (project: OwnProjectDetail) => void;
  /** Reads it anew, where somebody else was faster. */
  refresh: () => void;
};

/** State of the page: the project as it was rendered, read anew every 20 s while the page is seen. */
export function useOwnProject(start: OwnProjectDetail): OpenProject {
  const client = useQueryClient();
  const queryKey = [readOwnProject.path, start.id];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => asSignedIn(() => callEndpoint(readOwnProject, { parameters: { id: start.id } })),
    initialData: start,
    staleTime: rereadMs,
    refetchInterval: rereadMs,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });
  return {
    project: data,
    change: (project) => client.setQueryData(queryKey, project),
    refresh: () => void refetch(),
  };
}
