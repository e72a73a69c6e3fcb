import { useSyncExternalStore } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { chooserId } from './file-chooser.tsx';
import { FileRow } from './file-row.tsx';
import { restoreUploads, takeFiles } from './restore-uploads.ts';
import { readItems, watchItems } from './upload-items.ts';
import { removeItem, retryItem } from './upload-queue.ts';

/** What the chosen files are handed to. */
export const uploads = { restoreUploads, takeFiles };

/** Texts of the list, in all languages; one is fetched. */
export const texts = {
  files: import.meta.glob<Record<string, unknown>>('../../../locales/*/attachments.ts'),
};

const noItems = () => [];

/** The chosen files with their states, and in one line how many go with the request (C10). */
export function Uploader() {
  const t = useTexts();
  const items = useSyncExternalStore(watchItems, readItems, noItems);
  const ready = items.filter(({ state }) => state === 'ready').length;
  const onTheWay = items.filter(({ state }) => !settled.has(state)).length;

  async function remove(id: string) {
    // The pressed button goes away with its file.
    if (await removeItem(id)) document.getElementById(chooserId)?.focus();
  }

  return (
    <>
      {items.length > 0 ? (
        <ul aria-label={t('attachments:list')} className="grid border-t-2 border-ink">
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              onRemove={() => void remove(item.id)}
              onRetry={() => retryItem(item.id)}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-sm text-muted">
        {onTheWay > 0 ? t('attachments:onTheWay', { count: onTheWay }) : null}
        {onTheWay === 0 && ready > 0 ? t('attachments:ready', { count: ready }) : null}
      </p>
    </>
  );
}

const settled: ReadonlySet<string> = new Set(['ready', 'refused', 'unfinished']);
