import { useRef, useState } from 'react';
import { type ContentPicture, contentPicturePath } from '#contract/content/content.ts';
import { useFailureMessage } from '../../../lib/http/use-failure-message.ts';
import { readFile } from '../../../lib/read-file.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { useUploadPicture } from '../queries.ts';

type Props = {
  id: string;
  label: string;
  /** Id of the picture; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (picture: ContentPicture | null) => void;
};

/** Largest file that is read, in bytes: a photo of a phone. */
const mostBytes = 15_000_000;

/** A picture of a page: uploaded, shown, exchanged or taken out. The server keeps it without what cameras write into it. */
export function PictureField({ id, label, value, error, onChange }: Props) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { take, isPending, refusal } = useChosenPicture(onChange);
  const shown = refusal ?? error;

  function remove(): void {
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="justify-self-start leading-snug font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('contentEditor:picture.hint')}
      </p>
      {value === '' ? null : (
        <img
          src={contentPicturePath.replace(':id', value)}
          alt={t('contentEditor:picture.shown', { label })}
          className="max-h-48 max-w-full justify-self-start rounded-md border border-edge object-contain"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <span className="file-button">
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
            aria-invalid={shown ? true : undefined}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file can be chosen again after it was changed.
              target.value = '';
            }}
          />
          <span aria-hidden="true">
            {t(value === '' ? 'contentEditor:picture.choose' : 'contentEditor:picture.replace')}
          </span>
        </span>
        {value === '' ? null : (
          <Button size="sm" variant="quiet" onClick={remove}>
            {t('contentEditor:picture.remove')}
          </Button>
        )}
        <span role="status" className="text-sm text-muted">
          {isPending ? t('contentEditor:picture.working') : null}
        </span>
      </div>
      {shown ? <FieldError id={`${id}-error`}>{shown}</FieldError> : null}
    </div>
  );
}

/** Uploads a file that was chosen, and says what is wrong with it. */
function useChosenPicture(onUploaded: (picture: ContentPicture) => void) {
  const t = useTexts();
  const upload = useUploadPicture();
  const [isTooLarge, setTooLarge] = useState(false);
  const message = useFailureMessage(upload.error ?? undefined);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setTooLarge(file.size > mostBytes);
    if (file.size <= mostBytes) upload.mutate((await readFile(file)).content, { onSuccess: onUploaded });
  }

  const failed = upload.error ? message : undefined;
  return { take, isPending: upload.isPending, refusal: isTooLarge ? t('contentEditor:picture.tooLarge') : failed };
}
