import { type ChangeEvent, useId } from 'react';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { pictureLimits } from '#domain/projects/handovers/handover-picture.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field-error.tsx';
import { CloseIcon } from '../../../../ui/icons/signs.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { PictureUpload } from './send-picture.ts';
import type { PictureUploads } from './use-picture-uploads.ts';

type FieldOf = (index: number) => { id: string; error: string | undefined; clearError: () => void };

type Props = { state: PictureUploads; fieldOf: FieldOf };

/** Pictures that go with a hand-over, each with what it shows (I7). */
export function PictureInputs({ state, fieldOf }: Props) {
  const t = useTexts();
  const hintId = useId();
  const { uploads, isTooMany, add } = state;
  const kept = uploads.filter((upload) => upload.state !== 'refused');

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])]);
    // The same file can be chosen again after it was removed.
    target.value = '';
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">
        {t('projectApprovals:office.pictures')}
        <span className="ms-2 text-sm font-normal text-muted">{t('common:optional')}</span>
      </legend>
      <p id={hintId} className="text-sm text-muted">
        {t('projectApprovals:office.picturesHint', { count: pictureLimits.count })}
      </p>
      {uploads.length > 0 ? (
        <ol className="grid gap-4">
          {uploads.map((upload) => (
            <PictureRow key={upload.key} upload={upload} place={kept.indexOf(upload)} state={state} fieldOf={fieldOf} />
          ))}
        </ol>
      ) : null}
      {isTooMany ? (
        <FieldError id={`${hintId}-error`}>
          {t('projectApprovals:office.tooMany', { count: pictureLimits.count })}
        </FieldError>
      ) : null}
      {kept.length < pictureLimits.count ? (
        <label className="file-button relative justify-self-start whitespace-nowrap">
          <input type="file" multiple accept="image/*" aria-describedby={hintId} onChange={choose} />
          <span>{t('projectApprovals:office.choose')}</span>
        </label>
      ) : null}
    </fieldset>
  );
}

type RowProps = Props & {
  upload: PictureUpload;
  /** Among those that can be used, from 0; -1 for one that was refused. */
  place: number;
};

function PictureRow({ upload, place, state: { remove, retry, describe }, fieldOf }: RowProps) {
  const t = useTexts();
  const { key, name, thumbnail, alt, state, percent } = upload;
  const n = place + 1;
  const field = fieldOf(place);
  const size = attachmentLimits.bytes / 1024 ** 2;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-hair pt-4">
      <span className="size-16 overflow-clip rounded-sm border border-hair bg-sunken">
        {thumbnail ? <img src={thumbnail} width={64} height={64} alt="" /> : null}
      </span>
      {state === 'refused' ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t('projectApprovals:office.refused', { name, size })}
        </p>
      ) : (
        <div className="grid min-w-0 gap-1.5">
          <TextField
            id={field.id}
            error={field.error}
            label={t('projectApprovals:office.alt', { n })}
            hint={t('projectApprovals:office.altHint')}
            value={alt}
            maxLength={pictureLimits.alt}
            onChange={({ target }) => {
              field.clearError();
              describe(key, target.value);
            }}
          />
          {state === 'sending' ? (
            <progress
              className="progress"
              value={percent}
              max={100}
              aria-label={`${t('projectApprovals:office.uploading')}: ${name}`}
            />
          ) : null}
          {state === 'cut' ? (
            <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-caution">
              {t('projectApprovals:office.cut')}
              <Button size="sm" variant="quiet" onClick={() => retry(key)}>
                {t('projectApprovals:office.retry')}
              </Button>
            </p>
          ) : null}
        </div>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('projectApprovals:office.remove', { n: state === 'refused' ? name : n })}
        onClick={() => remove(key)}
      >
        <CloseIcon size={20} />
      </Button>
    </li>
  );
}
