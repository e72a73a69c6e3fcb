import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LiveEvent, liveEventSchema, livePath } from '#contract/live.ts';
import { pathOf } from '#domain/routes.ts';
import { announceTyping } from '../../../lib/live/typing-signs.ts';
import { followLive } from '../../../lib/live/follow-live.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast, toastStore } from '../../../ui/toast-store.ts';
import { createInvalidator } from './invalidate.ts';
import { notify } from './notifications.ts';

const stream = { name: 'plumbline-live', path: livePath, schema: liveEventSchema };

type Arrival = Extract<LiveEvent, { kind: 'request-arrived' }>;

/** Refetches what live messages concern, and shows a toast and a notification for each new request (G2). */
export function useLiveOffice(): void {
  const client = useQueryClient();
  const t = useTexts();
  const { language, livePosition } = usePage();
  // Of the document: later screens of it open no stream.
  const [since] = useState(livePosition);

  const announce = useEffectEvent(({ id, number, title }: Arrival, isLeader: boolean) => {
    const open = () => navigate(pathOf('adminRequest', language, { id }));
    if (mayShowToast()) {
      showToast({
        title: t('backOffice:live.arrived', { number }),
        description: title,
        action: { label: t('backOffice:live.open'), onPress: open },
      });
    }
    if (isLeader) {
      notify({
        title: t('backOffice:live.arrived', { number }),
        body: t('backOffice:live.waiting'),
        tag: id,
        onOpen: open,
      });
    }
  });

  useEffect(() => {
    const invalidate = createInvalidator(client);
    return followLive({ ...stream, since }, (message, isLeader) => {
      const event = message.kind === 'event' ? message.event : null;
      if (event?.kind === 'thread-typing') {
        if (event.side === 'customer') announceTyping(event.id);
        return;
      }
      invalidate(message);
      // A request entered by hand needs no announcement.
      if (event?.kind === 'request-arrived' && event.source !== 'manual') announce(event, isLeader);
    });
  }, [client, since]);
}

/**
 * Whether a toast may appear unasked: not in place of one that offers an action, and not above a dialog, where it would
 * receive the Escape that is meant for the dialog.
 */
function mayShowToast(): boolean {
  const hasAction = toastStore.list().some(({ isOpen, action }) => isOpen && action !== undefined);
  return document.visibilityState === 'visible' && !hasAction && document.querySelector('[data-scrim]') === null;
}
