import { useSyncExternalStore } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { chooserId } from './file-chooser.tsx';
import { FileRow } from './file-row.tsx';
import { restoreUploads, takeFiles } from './restore-uploads.ts';
import { readItems, subscribeToItems } from './upload-items.ts';
import { removeItem, retryItem } from './upload-queue.ts';

/** What the page calls once this lazy chunk is loaded. */
export const uploads = { restoreUploads, takeFiles };

/** Texts of the list, in all languages; one is loaded. */
export const texts = {
  files: import.meta.glob<Record<string, unknown>>('../../../locales/*/attachments.ts'),
};

const noItems = () => [];

/** The chosen files with their states, and in one line how many go with the request (C10). */
export function Uploader() {
  const t = useTexts();
  const items = useSyncExternalStore(subscribeToItems, readItems, noItems);
  const ready = items.filter(({ state }) => state === 'ready').length;
  const uploading = items.filter(({ state }) => !settled.has(state)).length;

  async function remove(id: string) {
    // The button that was pressed is removed with its file.
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
        {uploading > 0 ? t('attachments:onTheWay', { count: uploading }) : null}
        {uploading === 0 && ready > 0 ? t('attachments:ready', { count: ready }) : null}
      </p>
    </>
  );
}

const settled: ReadonlySet<string> = new Set(['ready', 'refused', 'unfinished']);
