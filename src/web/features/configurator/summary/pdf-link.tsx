import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import type { StoredEstimate } from '#contract/estimates.ts';
import { estimatePdfPath } from '#contract/estimates.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';
import { SlowNote } from './slow-note.tsx';
import { DisabledAction } from './disabled-action.tsx';

type Props = { stored: StoredEstimate | null };

/** The estimate as a PDF, once it has been generated; until then the reason why not (C8). */
export function PdfLink({ stored }: Props) {
  const t = useTexts();
  if (stored) return <Download stored={stored} />;
  return (
    <DisabledAction hintId="pdf-hint" icon={<DownloadIcon size={20} />}>
      {t('configurator:summary.actions.exportPdf')}
    </DisabledAction>
  );
}

type DownloadProps = { stored: StoredEstimate };

function Download({ stored }: DownloadProps) {
  const t = useTexts();
  const address = estimatePdfPath.replace(':id', stored.id);
  // A double press comes before the first one is rendered as pending.
  const isUnderWay = useRef(false);
  const download = useMutation({
    mutationFn: () => saveFile(address),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  // A plain link without scripts; with them a failure is shown here, not saved as a file.
  function save(event: MouseEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    download.mutate();
  }

  return (
    <div className="grid gap-2">
      <a className={buttonClass({ isFullWidth: true })} href={address} onClick={save} aria-busy={download.isPending}>
        {download.isPending ? <Spinner size={20} /> : <DownloadIcon size={20} />}
        <span>{t('configurator:summary.actions.exportPdf')}</span>
      </a>
      <SlowNote isPending={download.isPending} text={t('configurator:summary.actions.pdfUnderWay')} />
      <FailureNotice error={download.error} text={t('errors:pdf')} />
    </div>
  );
}
