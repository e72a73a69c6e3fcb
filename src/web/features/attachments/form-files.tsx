import { type ChangeEvent, useState, useSyncExternalStore } from 'react';
import { attachmentLimits, attachmentTypes } from '#domain/attachments/attachment.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FileRow } from './file-row.tsx';
import { FormUploads } from './form-uploads.ts';
import type { UploadItem } from './upload-items.ts';

/** Written so in every language. */
const limits = { size: `${attachmentLimits.bytes / 1024 ** 2}\u00A0MB`, count: attachmentLimits.count };

/** The files of a form, and what they mean for its submission. */
export type FormFilesState = {
  uploads: FormUploads;
  items: readonly UploadItem[];
  /** The secret of the files that have arrived; null where none has. */
  collection: string | null;
  isUnderWay: boolean;
  /** A file is shown that is not sent along. */
  hasMissing: boolean;
};

const underWay: readonly UploadItem['state'][] = ['preparing', 'waiting', 'sending', 'checking'];
const missing: readonly UploadItem['state'][] = ['refused', 'interrupted', 'unfinished'];
const noItems: readonly UploadItem[] = [];

/** Keeps the files of one form. */
export function useFormFiles(): FormFilesState {
  const [uploads] = useState(() => new FormUploads());
  const items = useSyncExternalStore(uploads.subscribe, uploads.read, () => noItems);
  const has = (states: readonly UploadItem['state'][]) => items.some(({ state }) => states.includes(state));
  return {
    uploads,
    items,
    collection: has(['ready']) ? uploads.collection : null,
    isUnderWay: has(underWay),
    hasMissing: has(missing),
  };
}

type Props = {
  /** Id of the control. */
  id: string;
  /** What is to be attached. */
  label: string;
  /** Name of the field where the form is sent without scripts. */
  name: string;
  texts: { choose: string; hint: (limits: { size: string; count: number }) => string };
  files: FormFilesState;
};

/** Choosing files for a form; without scripts the browser sends them with it. */
export function FormFiles({ id, label, name, texts, files: { uploads, items } }: Props) {
  const t = useTexts();

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    uploads.add([...(target.files ?? [])]);
    // The same file can be chosen again after it was taken away.
    target.value = '';
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-40 gap-1 sm:flex-none">
          <span className="font-semibold" id={`${id}-label`}>
            {label}
          </span>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {texts.hint(limits)}
          </p>
        </div>
        <label className="file-button whitespace-nowrap">
          <input
            id={id}
            type="file"
            name={name}
            accept={attachmentTypes.join(',')}
            multiple
            aria-describedby={`${id}-label ${id}-hint`}
            onChange={choose}
          />
          <span>{texts.choose}</span>
        </label>
      </div>
      {items.length > 0 ? (
        <ul aria-label={t('attachments:list')} className="grid border-t-2 border-ink">
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              onRemove={() => void uploads.remove(item.id).then(() => document.getElementById(id)?.focus())}
              onRetry={() => uploads.retry(item.id)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
