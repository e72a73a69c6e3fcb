import { Suspense } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyReason = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
const LazyAccept = lazyDialog(async () => (await import('../office/accept-dialog.tsx')).AcceptDialog);
const LazyDecline = lazyDialog(async () => (await import('../office/decline-dialog.tsx')).DeclineDialog);
const LazyExtend = lazyDialog(async () => (await import('../office/extend-dialog.tsx')).ExtendDialog);
const LazySaveTemplate = lazyDialog(async () => (await import('../templates/save-template.tsx')).SaveTemplate);

/** What is asked about before something is done with a sent quote. */
export type Asked = 'withdraw' | 'void' | 'template' | 'accept' | 'decline' | 'extend';

type Props = { quote: QuoteDetail; asked: Asked; onClose: () => void };

/** The dialog of an action on a sent quote; each loads when it is opened. */
export function AskedDialog({ quote, asked, onClose }: Props) {
  const about = { quote, onClose };
  return (
    <Suspense fallback={null}>
      {asked === 'template' ? <LazySaveTemplate content={quote.content} onClose={onClose} /> : null}
      {asked === 'withdraw' || asked === 'void' ? <LazyReason {...about} end={asked} /> : null}
      {asked === 'accept' ? <LazyAccept {...about} /> : null}
      {asked === 'decline' ? <LazyDecline {...about} /> : null}
      {asked === 'extend' ? <LazyExtend {...about} /> : null}
    </Suspense>
  );
}
