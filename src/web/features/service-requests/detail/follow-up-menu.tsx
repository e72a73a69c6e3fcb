import { Suspense, useState } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { formatDay } from '#domain/days.ts';
import { followUpAt, followUpPresets } from '#domain/service-requests/follow-up-presets.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { useFollowUp } from './use-follow-up.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyDayDialog = lazyDialog(async () => (await import('./follow-up-dialog.tsx')).FollowUpDialog);

type Props = { request: RequestDetail };

/** Puts a request aside until later, with a reminder then, or takes it up again (G2). */
export function FollowUpMenu({ request }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutate } = useFollowUp(request);
  const [isAsking, setAsking] = useState(false);
  const now = useNow() ?? request.updatedAt;
  const presets = followUpPresets.map((preset) => {
    const at = followUpAt(preset, now);
    const day = formatDay(at, language, 'words');
    return {
      id: preset,
      label: t(`serviceRequests:followUp.presets.${preset}`, { day }),
      isChosen: at === request.followUpAt,
      onSelect: () => mutate(at),
    };
  });
  const own = { id: 'day', label: t('serviceRequests:followUp.day'), onSelect: () => setAsking(true) };
  const takeUp = {
    id: 'none',
    label: t('serviceRequests:followUp.takeUp'),
    isSetOff: true,
    onSelect: () => mutate(null),
  };
  return (
    <>
      <LazyMenu
        size="sm"
        title={t('serviceRequests:followUp.title')}
        items={[...presets, own, ...(request.followUpAt === null ? [] : [takeUp])]}
      >
        {t('serviceRequests:followUp.action')}
      </LazyMenu>
      {isAsking ? (
        <Suspense fallback={null}>
          <LazyDayDialog
            onClose={() => setAsking(false)}
            onGive={(at) => {
              setAsking(false);
              mutate(at);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
