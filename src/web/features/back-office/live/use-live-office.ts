import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { showToast, toastStore } from '../../../ui/toast-store.ts';
import { followLive } from './follow-live.ts';
import { createInvalidator } from './invalidate.ts';
import type { LiveWord } from './live-source.ts';
import { notify } from './notifications.ts';

type Arrival = Extract<LiveEvent, { kind: 'request-arrived' }>;

/** Keeps the screens of the back office up to date, and tells of requests that arrive (G2). */
export function useLiveOffice(): void {
  const client = useQueryClient();
  const t = useTexts();
  const { language } = usePage();

  const tell = useEffectEvent(({ id, number, title }: Arrival, isLeading: boolean) => {
    const open = () => navigate(pathOf('adminRequest', language, { id }));
    if (isQuietPlace()) {
      showToast({
        title: t('backOffice:live.arrived', { number }),
        description: title,
        action: { label: t('backOffice:live.open'), onPress: open },
      });
    }
    if (isLeading) {
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
    return followLive((word: LiveWord, isLeading) => {
      invalidate(word);
      // Who wrote a request down knows of it.
      const event = word.kind === 'event' ? word.event : null;
      if (event?.kind === 'request-arrived' && event.source !== 'manual') tell(event, isLeading);
    });
  }, [client]);
}

/**
 * Whether a toast may come by itself: there is room for one, so it must not push one away that offers to undo something,
 * and above a dialog it would take the Escape that is meant for the dialog.
 */
function isQuietPlace(): boolean {
  const isTaken = toastStore.list().some(({ isOpen, action }) => isOpen && action !== undefined);
  return document.visibilityState === 'visible' && !isTaken && document.querySelector('[data-scrim]') === null;
}
