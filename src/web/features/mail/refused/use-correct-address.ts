import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDashboard } from '#contract/analytics/analytics.ts';
import { listNotifications } from '#contract/notifications.ts';
import { correctRequestAddress } from '#contract/service-requests/request-changes.ts';
import {
  type RequestDetail,
  getServiceRequest,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { outboxKey } from '../queries.ts';

/** Corrects the address of a request's customer, and sends to it what was refused. */
export function useCorrectAddress({ id, version }: Pick<RequestDetail, 'id' | 'version'>) {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationKey: ['service-requests', 'correct-address'],
    scope: { id: 'service-requests' },
    mutationFn: (email: string) =>
      asSignedIn(() => callEndpoint(correctRequestAddress, { parameters: { id }, body: { email, version } })),
    onSuccess: ({ resent }, email) => {
      const description = t('mail:refused.done.text', { count: resent, recipient: email });
      showToast({ title: t('mail:refused.done.title'), description, tone: 'success' });
    },
    onSettled: () =>
      Promise.all(
        [
          [getServiceRequest.path, id],
          [listServiceRequests.path],
          [getDashboard.path],
          [listNotifications.path],
          outboxKey,
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
    meta: { isHandled: true },
  });
}
