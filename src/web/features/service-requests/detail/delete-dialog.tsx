import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteRequest } from '#contract/service-requests/request-changes.ts';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { detailKey, useViewer } from '../queries.ts';
import { knownVersion, patchRequests, refreshRequests } from '../request-cache.ts';
import { useRequestToasts } from '../toasts.ts';

type Props = { request: RequestDetail; onClose: () => void };

/** Says what goes with a request before it goes for good (spec §4). */
export function DeleteDialog({ request, onClose }: Props) {
  const t = useTexts();
  const { mutate, isPending } = useDeleteRequest(request);
  const { number, notes, messages, mails } = request;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen || isPending ? undefined : onClose())}
      tone="danger"
      title={t('serviceRequests:deletion.title', { number })}
      description={t('serviceRequests:deletion.text', {
        notes: notes.length,
        messages: messages.length,
        mails: mails.length,
      })}
      confirmLabel={t('serviceRequests:deletion.confirm')}
      cancelLabel={t('common:actions.cancel')}
      isLoading={isPending}
      onConfirm={() => mutate(undefined, { onError: onClose })}
    />
  );
}

function useDeleteRequest(request: RequestDetail) {
  const client = useQueryClient();
  const viewer = useViewer();
  const toasts = useRequestToasts();
  const { language } = usePage();
  const { id } = request;
  return useMutation({
    mutationKey: ['service-requests', 'delete'],
    scope: { id: 'service-requests' },
    mutationFn: () =>
      asSignedIn(() =>
        callEndpoint(deleteRequest, { parameters: { id }, body: { version: knownVersion(client, request) } }),
      ),
    onSuccess: async () => {
      toasts.done('delete', { number: request.number });
      await patchRequests(client, new Set([id]), { patch: () => null, viewer });
      navigate(pathOf('adminRequests', language), { replace: true });
      client.removeQueries({ queryKey: detailKey(id) });
    },
    onError: (error) => toasts.failed('delete', error),
    onSettled: () => refreshRequests(client),
    meta: { isHandled: true },
  });
}
