import { useDeferredValue } from 'react';
import { timeFormat } from '#domain/days.ts';
import { dateLocaleOf } from '#domain/languages.ts';
import type { TextKey } from '#locales/text-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import type { DraftSession } from './draft-session.ts';
import { ContinueElsewhere } from './link/continue-elsewhere.tsx';

type Props = { state: DraftSession };

/** Where and when the answers were saved, and the button to continue on another device; its space is reserved (C7). */
export function DraftStatus({ state }: Props) {
  const t = useTexts();
  const time = useTimeText();
  const { savedAt, isLive, step } = state;
  // Painted after the answer itself: formatting the first time of day takes a slow phone 45 ms.
  const noted = useDeferredValue(state);
  const key = textOf(noted);
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 pointer-coarse:min-h-11">
      <p className="figures min-h-[1.5em] text-sm text-muted" role="status">
        {noted.isLive && key ? t(key, { time: time(noted.savedAt ?? 0) }) : null}
      </p>
      {step === 'summary' ? null : (
        // Invisible until there is a draft, but its space is reserved.
        <div className={`-mx-3 ${isLive && savedAt !== null ? '' : 'invisible'}`}>
          <ContinueElsewhere state={state} size="sm" />
        </div>
      )}
    </div>
  );
}

/** Writes a moment (ms) as the language does, in the reader's own time. */
export function useTimeText(): (at: number) => string {
  const { language } = usePage();
  return (at) => timeFormat(dateLocaleOf[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

function textOf({ savedAt, restoredAt, canSave, account }: DraftSession): TextKey | null {
  if (savedAt === null) return canSave ? null : 'configurator:draft.notSaved';
  if (account === 'waiting') return 'configurator:keeping.account.waiting';
  if (savedAt === restoredAt) return 'configurator:draft.restored';
  return account?.savedAt === savedAt ? 'configurator:keeping.account.saved' : 'configurator:draft.saved';
}
