import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { StoredEstimate } from '#contract/estimates.ts';
import { estimatePdfPath } from '#contract/estimates.ts';
import { formatDay } from '#domain/days.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Failure } from './failure.tsx';

type Props = { stored: StoredEstimate | null };

/** The estimate as a PDF, once it has been generated; until then the reason why not (C8). */
export function PdfLink({ stored }: Props) {
  const t = useTexts();
  if (stored) return <Download stored={stored} />;
  return (
    <>
      <Button isFullWidth disabled aria-describedby="pdf-hint" icon={<DownloadIcon size={20} />}>
        {t('configurator:summary.actions.exportPdf')}
      </Button>
      <p id="pdf-hint" className="text-sm text-muted">
        {t('configurator:summary.actions.generateFirst')}
      </p>
    </>
  );
}

type DownloadProps = { stored: StoredEstimate };

function Download({ stored }: DownloadProps) {
  const t = useTexts();
  const { language } = usePage();
  const address = estimatePdfPath.replace(':id', stored.id);
  const download = useMutation({ mutationFn: () => saveFile(address) });

  // A plain link where scripts are off; with them a failure is said here, not in a file that turns out to be an error.
  function save(event: MouseEvent) {
    event.preventDefault();
    if (!download.isPending) download.mutate();
  }

  return (
    <>
      <Notice tone="success" role="status">
        {t('configurator:summary.actions.generated', { date: formatDay(stored.validUntil, language) })}
      </Notice>
      <a className={buttonClass({ isFullWidth: true })} href={address} onClick={save} aria-busy={download.isPending}>
        {download.isPending ? <Spinner size={20} /> : <DownloadIcon size={20} />}
        <span>{t('configurator:summary.actions.exportPdf')}</span>
      </a>
      <Failure error={download.error} text={t('errors:pdf')} />
    </>
  );
}
