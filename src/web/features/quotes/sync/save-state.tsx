import type { ReactNode } from 'react';
import { usePage } from '../../../lib/page-context.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { relativeTime } from '../../../lib/time/relative-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon, WarningIcon } from '../../../ui/icons/signs.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { QuoteDraft } from './use-quote-draft.ts';

type Props = { draft: QuoteDraft };

/** Whether what was written is saved, and the way to try again where it is not (H2). */
export function SaveState({ draft: { sync, base, flush } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  switch (sync.kind) {
    case 'saved': {
      const at = sync.at ?? base.updatedAt;
      const time = relativeTime(at, Math.max(now ?? at, at), language);
      const text = time === null ? t('quoteEditor:save.saved') : t('quoteEditor:save.savedAgo', { time });
      return (
        <Line icon={<CheckIcon size={16} className="text-level" />}>
          <span role="status">{text}</span>
        </Line>
      );
    }
    case 'waiting':
    case 'saving':
      return <Line icon={<Spinner size={20} />}>{t('quoteEditor:save.saving')}</Line>;
    case 'failed':
      return (
        <Line icon={<WarningIcon size={16} className="text-danger" />}>
          <span role="alert">
            <strong className="text-danger">{t('quoteEditor:save.failed')}</strong>{' '}
            {failureMessage(sync.error, { t, language })} {t('quoteEditor:save.kept')}
          </span>
          <Button size="sm" onClick={() => void flush()}>
            {t('quoteEditor:save.retry')}
          </Button>
        </Line>
      );
    case 'closed':
      return null;
  }
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {icon}
      {children}
    </div>
  );
}
