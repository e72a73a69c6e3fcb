import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { mergeContent } from '#domain/quotes/content/merge-content.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { loadQuote, quoteKey, storeQuote } from '../queries.ts';
import { DraftSync } from './draft-sync.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';

/** Largest body (bytes) that browsers send while a page is left. */
const keepaliveLimit = 60_000;

/** The draft in the editor, which saves itself (H2). `detail` is what was read last. */
export function useQuoteDraft(detail: QuoteDetail) {
  const client = useQueryClient();
  const { id } = detail;
  const [sync] = useState(
    () =>
      new DraftSync(
        { detail, kept: readKeptDraft(id) },
        {
          save: ({ version, content, keepalive }) =>
            storeQuote({ id, version, content, keepalive: keepalive && sizeOf(content) < keepaliveLimit }),
          load: () => loadQuote(id),
          merge(versions) {
            const { content, conflicts } = mergeContent(versions);
            return { content, conflicts: conflicts.map(({ field }) => field) };
          },
          keep: (kept) => keepDraft(id, kept),
          onStored: (stored) => client.setQueryData(quoteKey(id), stored),
          setTimer(callback, ms) {
            const timer = setTimeout(callback, ms);
            return () => clearTimeout(timer);
          },
          now: () => Date.now(),
        },
      ),
  );
  const view = useSyncExternalStore(sync.subscribe, sync.read, sync.read);
  useEffect(() => sync.receive(detail), [sync, detail]);
  useEffect(() => {
    const save = () => void sync.flush();
    const leave = () => void sync.flush(true);
    const warn = (event: BeforeUnloadEvent) => {
      if (sync.isDirty()) event.preventDefault();
    };
    addEventListener('online', save);
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', warn);
      save();
    };
  }, [sync]);
  /** What is stored now, also after a save that this rendering does not know of. */
  const latest = () => sync.read().base;
  const { change, flush, dismissMerge, takeTheirs, endRestoring } = sync;
  return { ...view, latest, change, flush, dismissMerge, takeTheirs, endRestoring };
}
export type QuoteDraft = ReturnType<typeof useQuoteDraft>;

const sizeOf = (content: QuoteContent) => new Blob([JSON.stringify(content)]).size;
