import { useState } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { largestFile } from '../../../lib/read-file.ts';

type Props = { file: File | null; onChoose: (file: File | null) => void };

/** The file that an acceptance elsewhere relies on, such as a signed scan or a mail; none is needed. */
export function EvidenceFile({ file, onChoose }: Props) {
  const t = useTexts();
  const [isTooLarge, setTooLarge] = useState(false);

  function choose(input: HTMLInputElement): void {
    const chosen = input.files?.[0] ?? null;
    const isLarge = chosen !== null && chosen.size > largestFile;
    setTooLarge(isLarge);
    if (isLarge) input.value = '';
    onChoose(isLarge ? null : chosen);
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor="evidence-file" className="font-semibold">
        {t('quotes:answers.accept.file')} <span className="font-normal text-muted">{t('common:optional')}</span>
      </label>
      <p id="evidence-file-hint" className="text-sm text-muted">
        {t('quotes:answers.accept.fileHint')}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <label className="file-button whitespace-nowrap">
          <input
            id="evidence-file"
            type="file"
            accept=".pdf,.jpg,.jpeg,.png,.webp"
            aria-describedby="evidence-file-hint"
            aria-invalid={isTooLarge || undefined}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
          <span>{t('quotes:answers.accept.chooseFile')}</span>
        </label>
        <span className="min-w-0 wrap-anywhere">{file?.name}</span>
      </div>
      {isTooLarge && !file ? (
        <FieldError id="evidence-file-error">{t('quotes:answers.accept.fileTooLarge')}</FieldError>
      ) : null}
    </div>
  );
}
