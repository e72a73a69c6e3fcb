import { type ChangeEvent, useId } from 'react';
import { attachmentLimits, attachmentTypes } from '#domain/attachments/attachment.ts';
import { pictureLimits } from '#domain/projects/handovers/handover-picture.ts';
import type { UploadItem } from '#web/features/attachments/upload-items.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field-error.tsx';
import { CloseIcon } from '../../../../ui/icons/signs.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { PictureUploads } from './use-picture-uploads.ts';

type FieldOf = (index: number) => { id: string; error: string | undefined; clearError: () => void };

type Props = { state: PictureUploads; fieldOf: FieldOf };

const accepted = attachmentTypes.filter((type) => type !== 'application/pdf').join(',');
const size = attachmentLimits.bytes / 1024 ** 2;

/** Pictures that go with a hand-over, each with what it shows (I7). */
export function PictureInputs({ state, fieldOf }: Props) {
  const t = useTexts();
  const hintId = useId();
  const { items, kept, document: refused, add } = state;

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
      {items.length > 0 ? (
        <ol className="grid gap-4">
          {items.map((item) => (
            <PictureRow key={item.id} item={item} place={kept.indexOf(item)} state={state} fieldOf={fieldOf} />
          ))}
        </ol>
      ) : null}
      {refused === null ? null : (
        <FieldError id={`${hintId}-error`}>{t('projectApprovals:office.refused', { name: refused, size })}</FieldError>
      )}
      {kept.length < pictureLimits.count ? (
        <label className="file-button relative justify-self-start whitespace-nowrap">
          <input type="file" multiple accept={accepted} aria-describedby={hintId} onChange={choose} />
          <span>{t('projectApprovals:office.choose')}</span>
        </label>
      ) : null}
    </fieldset>
  );
}

type RowProps = Props & {
  item: UploadItem;
  /** Among those that can be used, from 0; -1 for one that was refused. */
  place: number;
};

function PictureRow({ item, place, state, fieldOf }: RowProps) {
  const t = useTexts();
  const { id, name, thumbnail, state: standing, refusal } = item;
  const n = place + 1;
  const isTooMany = refusal === 'count';
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-hair pt-4">
      <span className="size-16 overflow-clip rounded-sm border border-hair bg-sunken">
        {thumbnail ? <img src={thumbnail} width={64} height={64} alt="" /> : null}
      </span>
      {standing === 'refused' ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {isTooMany
            ? t('projectApprovals:office.tooMany', { count: pictureLimits.count })
            : (item.message ?? t('projectApprovals:office.refused', { name, size }))}
        </p>
      ) : (
        <div className="grid min-w-0 gap-1.5">
          <AltField item={item} index={place} state={state} fieldOf={fieldOf} />
          <Sending item={item} onRetry={() => state.retry(id)} />
        </div>
      )}
      <Button
        size="sm"
        variant="quiet"
        isLoading={item.isRemoving}
        aria-label={t('projectApprovals:office.remove', { n: standing === 'refused' ? name : n })}
        onClick={() => state.remove(id)}
      >
        <CloseIcon size={20} />
      </Button>
    </li>
  );
}

function AltField({ item: { id }, index, state, fieldOf }: Props & { item: UploadItem; index: number }) {
  const t = useTexts();
  const field = fieldOf(index);
  return (
    <TextField
      id={field.id}
      error={field.error}
      label={t('projectApprovals:office.alt', { n: index + 1 })}
      hint={t('projectApprovals:office.altHint')}
      value={state.altOf(id)}
      maxLength={pictureLimits.alt}
      onChange={({ target }) => {
        field.clearError();
        state.describe(id, target.value);
      }}
    />
  );
}

function Sending({ item: { name, state, percent }, onRetry }: { item: UploadItem; onRetry: () => void }) {
  const t = useTexts();
  if (state === 'ready') return null;
  if (state === 'interrupted') {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-caution">
        {t('projectApprovals:office.cut')}
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {t('projectApprovals:office.retry')}
        </Button>
      </p>
    );
  }
  return (
    <progress
      className="progress"
      value={percent}
      max={100}
      aria-label={`${t('projectApprovals:office.uploading')}: ${name}`}
    />
  );
}
