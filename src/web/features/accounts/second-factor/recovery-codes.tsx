import { useState } from 'react';
import { focusOnce } from '../../../lib/focus-once.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';

type Props = { codes: readonly string[]; username: string; onDone: () => void };

/** A phone shows a code in two lines: four groups with their hyphens, and the rest. */
const firstLine = 20;

/** Recovery codes, this once: to copy, to keep as a file, or to write down (F5). */
export function RecoveryCodes({ codes, username, onDone }: Props) {
  const t = useTexts();
  const [copied, setCopied] = useState<boolean | null>(null);
  const head = t('portal:settings.recovery.fileHead', { username });
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent([head, '', ...codes, ''].join('\r\n'))}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <div ref={focusOnce} tabIndex={-1} className="grid gap-5 rounded-lg border border-edge bg-sheet p-5 md:p-8">
      <div className="grid gap-1">
        <h3 className="text-lg">{t('portal:settings.recovery.title')}</h3>
        <p>{t('portal:settings.recovery.text')}</p>
      </div>
      <ol className="figures grid border-y border-hair py-4 text-base font-semibold tracking-wider select-all">
        {codes.map((code) => (
          <li key={code} className="py-1">
            <span className="whitespace-nowrap">{code.slice(0, firstLine)}</span>
            <wbr />
            <span className="whitespace-nowrap">{code.slice(firstLine)}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t('portal:settings.recovery.copy')}</Button>
        <ButtonLink to={file} download={t('portal:settings.recovery.file')} icon={<DownloadIcon size={20} />}>
          {t('portal:settings.recovery.download')}
        </ButtonLink>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {copied === true ? t('portal:settings.recovery.copied') : null}
        {copied === false ? t('portal:settings.recovery.notCopied') : null}
      </p>
      <Button variant="primary" className="justify-self-start" onClick={onDone}>
        {t('portal:settings.recovery.done')}
      </Button>
    </div>
  );
}
