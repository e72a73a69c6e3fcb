import type { ChangeEvent } from 'react';
import { attachmentTypes } from '#domain/attachments/attachment.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

type Props = {
  hintId: string;
  onChoose: (files: readonly File[]) => void;
  /** Somebody is about to choose. */
  onApproach: () => void;
};

/** Where the focus goes when a file has been taken away. */
export const chooserId = 'choose-files';

/** Buttons of the browser's own: choosing files, and on touch screens the camera at once. Without names, as no form sends them. */
export function FileChooser({ hintId, onChoose, onApproach }: Props) {
  const t = useTexts();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])]);
    // The same file can be chosen again after it was taken away.
    target.value = '';
  }

  const common = { type: 'file', 'aria-describedby': hintId, onChange: choose, onFocus: onApproach } as const;
  return (
    <div className="flex flex-wrap gap-3 sm:shrink-0" onPointerEnter={onApproach}>
      <label className="file-button whitespace-nowrap pointer-fine:hidden">
        <input {...common} accept="image/*" capture="environment" />
        <span>{t('configurator:files.camera')}</span>
      </label>
      <label className="file-button whitespace-nowrap">
        <input {...common} id={chooserId} accept={attachmentTypes.join(',')} multiple />
        <span>{t('configurator:files.choose')}</span>
      </label>
    </div>
  );
}
