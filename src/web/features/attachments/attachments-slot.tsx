import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FileChooser } from './file-chooser.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useUploader } from './use-uploader.ts';

type Props = {
  /** Size of the heading: a question among others, or a part of the summary. */
  look: 'question' | 'section';
};

const hintId = 'files-hint';

/** Written so in every language; what would say it properly weighs more than this line. */
const limits = { size: `${attachmentLimits.bytes / 1024 ** 2}\u00A0MB`, count: attachmentLimits.count };

/** Photos and files with a request (C10): a line and a button until there are some. Not there without scripts. */
export function AttachmentsSlot({ look }: Props) {
  const t = useTexts();
  const isLive = useIsHydrated();
  const { Uploader, state, add, prepare, retry } = useUploader();
  const isOver = useFileDrop(add);
  return (
    <section aria-labelledby="files-title" className="scripted grid min-w-0 gap-3" data-live={isLive ? '' : undefined}>
      <div
        className={`grid gap-3 rounded-lg border border-dashed p-4 sm:flex sm:items-center sm:justify-between sm:gap-5 ${
          isOver ? 'border-ink bg-sunken' : 'border-edge'
        }`}
      >
        <div className="grid gap-0.5">
          <h3 id="files-title" className={look === 'section' ? 'text-xl' : 'text-base'}>
            {t('configurator:files.title')}
            <span className="ms-2 font-sans text-sm font-normal text-muted">{t('common:optional')}</span>
          </h3>
          <p id={hintId} className="text-sm text-muted">
            {isOver ? t('configurator:files.drop') : t('configurator:files.hint', limits)}
          </p>
        </div>
        <FileChooser hintId={hintId} onChoose={add} onApproach={prepare} />
      </div>
      {Uploader ? <Uploader /> : null}
      {state === 'loading' ? <Spinner label={t('common:working')} /> : null}
      {state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-semibold text-danger">
          {t('errors:network.text')}
          <Button size="sm" onClick={retry}>
            {t('common:actions.retry')}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
