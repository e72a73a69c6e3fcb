import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { largestFile } from './read-file.ts';

type Props = { file: File | null; onChoose: (file: File | null) => void };

/** The file that an acceptance elsewhere relies on, such as a signed scan or a mail; none is needed. */
export function EvidenceFile({ file, onChoose }: Props) {
  const t = useTexts();
  const [isTooLarge, setTooLarge] = useState(false);
  return (
    <div className="grid gap-1.5">
      <label htmlFor="evidence-file" className="font-semibold">
        {t('quotes:answers.accept.file')} <span className="font-normal text-muted">{t('common:optional')}</span>
      </label>
      <p id="evidence-file-hint" className="text-sm text-muted">
        {t('quotes:answers.accept.fileHint')}
      </p>
      <input
        id="evidence-file"
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        className="peer sr-only"
        aria-describedby="evidence-file-hint"
        aria-invalid={isTooLarge || undefined}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0] ?? null;
          const isLarge = chosen !== null && chosen.size > largestFile;
          setTooLarge(isLarge);
          if (isLarge) currentTarget.value = '';
          onChoose(isLarge ? null : chosen);
        }}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-3 rounded-sm peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2">
        <label htmlFor="evidence-file" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          {t('quotes:answers.accept.chooseFile')}
        </label>
        <span className="min-w-0 wrap-anywhere">{file?.name}</span>
      </div>
      {isTooLarge && !file ? (
        <FieldError id="evidence-file-error">{t('quotes:answers.accept.fileTooLarge')}</FieldError>
      ) : null}
    </div>
  );
}
