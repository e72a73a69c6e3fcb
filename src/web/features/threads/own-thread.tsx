import { threadAnchor, threadFormPath } from '#domain/threads/thread-form.ts';
import type { ThreadOfPage } from '#contract/page.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { Thread } from './thread.tsx';
import { useOwnLive } from './use-own-live.ts';

type Props = {
  thread: ThreadOfPage;
  /** Address of the page that shows it. */
  path: string;
  /** Administrators look only. */
  canWrite: boolean;
};

/** The messages with the agency on a customer's page; writing works without scripts too. Must be within a PlumbLine. */
export function OwnThread({ thread: { place, id, page, idempotencyKey, refused }, path, canWrite }: Props) {
  const t = useTexts();
  useOwnLive();
  return (
    <section id={threadAnchor} aria-labelledby="thread-title" className="grid scroll-mt-6 gap-5">
      <AxisHeading level={2} id="thread-title">
        {t('threads:title')}
      </AxisHeading>
      <p className="max-w-prose text-muted">{t('threads:lead')}</p>
      <Thread
        view={{ side: 'customer', place, id }}
        start={page}
        plain={{ action: threadFormPath(path), idempotencyKey, refused }}
        canWrite={canWrite}
      />
    </section>
  );
}
