import { type DragEvent, useState } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FileQuestion } from './file-question.tsx';
import type { FileImport } from './use-import-file.ts';

type Props = { file: FileImport };

/** Takes a bank file that is chosen or dropped, and says what becomes of it. */
export function FileDrop({ file }: Props) {
  const t = useTexts();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) file.take(dropped);
  }

  return (
    <div className="grid gap-4">
      <div
        className={classNames(
          'grid justify-items-start gap-4 rounded-lg border border-dashed p-6 sm:p-8',
          isOver ? 'border-ink bg-sunken' : 'border-edge',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className="grid gap-1.5">
          <h2 className="text-xl">{t('bankImports:drop.title')}</h2>
          <p id="bank-file-hint" className="max-w-prose text-muted">
            {t('bankImports:drop.text')}
          </p>
        </div>
        <label className="file-button">
          <input
            type="file"
            accept=".xml,.gpc,.abo,.csv,.txt,text/csv,text/xml,application/xml"
            aria-describedby="bank-file-hint"
            disabled={file.isWorking}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) file.take(chosen);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <span>{t('bankImports:drop.choose')}</span>
        </label>
        <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-muted">
          {file.isWorking ? (
            <>
              <Spinner size={20} />
              {t('bankImports:drop.working', { name: file.fileName })}
            </>
          ) : null}
        </p>
      </div>
      {file.failure ? <CallFailure title={t('bankImports:drop.failed')} error={file.failure} /> : null}
      {file.outcome ? <FileQuestion key={file.fileName} file={file} outcome={file.outcome} /> : null}
    </div>
  );
}
