import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listNotifications, readNotifications } from '#contract/notifications.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { useMay } from '../../lib/use-may.ts';

/** Failures are silent: nothing that one has asked for is missing. */
const meta = { isHandled: true };

/** One's own latest notifications, how many are unread, and how many mails were given up; none for a bookkeeper, who is told nothing. */
export function useNotifications() {
  const { may } = useMay();
  const { data } = useQuery({
    queryKey: [listNotifications.path],
    queryFn: () => callEndpoint(listNotifications, {}),
    enabled: may(listNotifications.permission),
    meta,
  });
  return data;
}

/** Marks notifications as read: up to one of them, or those about a request or a quote. */
export function useMarkNotificationsRead() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['notifications', 'read'],
    mutationFn: (body: { kind: 'up-to' | 'request' | 'quote' | 'document' | 'project'; id: string }) =>
      callEndpoint(readNotifications, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [listNotifications.path] }),
    meta,
  });
  return mutate;
}
