import { Suspense, useState } from 'react';
import type { BankEntryRow } from '#contract/bank-imports.ts';
import { writeDay } from '#domain/days.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EntryPaid, EntryProposals } from './entry-proposals.tsx';
import { useSumText } from './sum-text.ts';
import { useSetEntryState } from './queries.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyBookDialog = lazyDialog(async () => (await import('./book-dialog.tsx')).BookDialog);

/** Id of an entry's row, which takes the focus. */
export const entryId = (id: string): string => `entry-${id}`;

type Props = { entry: BankEntryRow };

/** One movement of the account: when, how much, from whom, and what it may pay. */
export function EntryItem({ entry }: Props) {
  const { language } = usePage();
  const sumText = useSumText();
  return (
    <li
      id={entryId(entry.id)}
      tabIndex={-1}
      className="grid gap-x-8 gap-y-3 border-b border-hair py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-semibold wrap-anywhere">
            {entry.counterName || entry.counterAccount || '–'}
          </span>
          <span className="figures text-lg whitespace-nowrap">{sumText(entry.amount, entry.currency)}</span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="figures">{writeDay(entry.bookedOn, language)}</span>
          {entry.variableSymbol === '' ? null : <Symbol symbol={entry.variableSymbol} />}
        </p>
        {entry.message === '' ? null : <p className="text-sm wrap-anywhere text-muted">{entry.message}</p>}
      </div>
      <div className="grid content-start gap-3">
        <EntryProposals entry={entry} />
        <EntryPaid entry={entry} />
        <EntryActions entry={entry} />
      </div>
    </li>
  );
}

function Symbol({ symbol }: { symbol: string }) {
  const t = useTexts();
  return (
    <span>
      {t('bankImports:entry.symbol')} <span className="figures">{symbol}</span>
    </span>
  );
}

function EntryActions({ entry }: Props) {
  const t = useTexts();
  const [isChoosing, setChoosing] = useState(false);
  const set = useSetEntryState();
  if (entry.state === 'booked' || entry.kind === 'outgoing') return null;
  const isAside = entry.state === 'dismissed';

  async function turn(): Promise<void> {
    await set.mutateAsync({ id: entry.id, state: isAside ? 'open' : 'dismissed' });
    showToast({ title: t(`bankImports:entry.${isAside ? 'isBack' : 'isAside'}`), tone: 'success' });
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isAside ? null : (
          <Button size="sm" onClick={() => setChoosing(true)}>
            {t(`bankImports:entry.${entry.proposals.length > 0 ? 'other' : 'choose'}`)}
          </Button>
        )}
        <Button size="sm" variant="quiet" isLoading={set.isPending} onClick={() => void turn().catch(() => undefined)}>
          {t(`bankImports:entry.${isAside ? 'takeBack' : 'setAside'}`)}
        </Button>
      </div>
      {set.error ? <CallFailure title={t('bankImports:entry.failed')} error={set.error} /> : null}
      {isChoosing ? (
        <Suspense fallback={null}>
          <LazyBookDialog entry={entry} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
