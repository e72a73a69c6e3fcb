import { type MouseEvent, useState } from 'react';
import { prdMarkdownPath, prdPdfPath } from '#contract/writing.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';

const files = [
  { kind: 'pdf', path: prdPdfPath },
  { kind: 'markdown', path: prdMarkdownPath },
] as const;
type Kind = (typeof files)[number]['kind'];

/** The plan as PDF and Markdown; a failure is shown here, not saved as a file. */
export function PlanFiles({ planKey }: { planKey: string }) {
  const t = useTexts();
  const [saving, setSaving] = useState<Kind | null>(null);
  const [error, setError] = useState<Error | null>(null);

  async function save(event: MouseEvent, { kind, address }: { kind: Kind; address: string }) {
    event.preventDefault();
    if (saving) return;
    setSaving(kind);
    setError(null);
    try {
      await saveFile(address);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setSaving(null);
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {files.map(({ kind, path }) => {
          const address = path.replace(':key', planKey);
          return (
            <a
              key={kind}
              className={buttonClass({})}
              href={address}
              aria-busy={saving === kind}
              onClick={(event) => void save(event, { kind, address })}
            >
              {saving === kind ? <Spinner size={20} /> : <DownloadIcon size={20} />}
              <span>{t(`writing:prd.${kind}`)}</span>
            </a>
          );
        })}
      </div>
      <FailureNotice error={error} text={t('writing:prd.fileFailed')} />
    </div>
  );
}
