import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { endCalendarFeed, getCalendarFeed, readCalendar, renewCalendarFeed } from '#contract/projects/calendar.ts';
import type { Language } from '#domain/languages.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };

/** The dates from one day to another. */
export function useCalendar(from: string, to: string) {
  return useQuery({
    queryKey: [readCalendar.path, from, to],
    queryFn: () => asSignedIn(() => callEndpoint(readCalendar, { query: { from, to } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}

/** Whether the signed-in person has a feed. */
export function useFeed() {
  return useQuery({
    queryKey: [getCalendarFeed.path],
    queryFn: () => asSignedIn(() => callEndpoint(getCalendarFeed, {})),
    meta,
  });
}

/** Makes a new address of the feed, or ends it. */
export function useFeedChange() {
  const client = useQueryClient();
  const keep = ({ feed }: z.infer<typeof getCalendarFeed.output>) =>
    client.setQueryData([getCalendarFeed.path], { feed });
  const renew = useMutation({
    mutationKey: ['calendar', 'renew'],
    mutationFn: (language: Language) => asSignedIn(() => callEndpoint(renewCalendarFeed, { body: { language } })),
    onSuccess: keep,
    meta,
  });
  const end = useMutation({
    mutationKey: ['calendar', 'end'],
    mutationFn: () => asSignedIn(() => callEndpoint(endCalendarFeed, {})),
    onSuccess: keep,
    meta,
  });
  return { renew, end };
}
