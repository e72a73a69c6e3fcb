import { Suspense, useState } from 'react';
import { type Attachment, attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import { formatFileSize } from '#domain/attachments/file-size.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import { RequestSection } from './request-section.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyPictureViewer = lazyDialog(async () => (await import('./picture-viewer.tsx')).PictureViewer);

type Props = { files: readonly Attachment[] };

/** Photos and documents that came with the request (C10); nothing where there are none. */
export function RequestFiles({ files }: Props) {
  const t = useTexts();
  const [shownId, setShownId] = useState<string | null>(null);
  if (files.length === 0) return null;
  const pictures = files.filter(({ width }) => width !== null);
  const shown = pictures.findIndex(({ id }) => id === shownId);
  return (
    <RequestSection title={t('serviceRequests:files.title')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-5">
        {files.map((file) => (
          <li key={file.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
            <Opener file={file} onShow={() => setShownId(file.id)} />
            <FileFacts file={file} />
          </li>
        ))}
      </ul>
      {shown >= 0 ? (
        <Suspense fallback={null}>
          <LazyPictureViewer pictures={pictures} shown={shown} onShow={setShownId} onClose={() => setShownId(null)} />
        </Suspense>
      ) : null}
    </RequestSection>
  );
}

type OpenerProps = { file: Attachment; onShow: () => void };

/** The small picture, which opens the large one; a document is downloaded. */
function Opener({ file, onShow }: OpenerProps) {
  const t = useTexts();
  const { id, name, width, height } = file;
  const frame = 'aspect-[4/3] w-full overflow-clip rounded-sm border border-hair bg-sunken hover:border-ink';
  if (width === null || height === null) {
    // The link below says the same in words.
    return (
      <a
        className={`${frame} grid place-items-center text-muted`}
        href={attachmentFilePath.replace(':id', id)}
        download={name}
        tabIndex={-1}
        aria-hidden="true"
      >
        <DocumentIcon size={48} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={`${frame} block`}
      onClick={onShow}
      aria-label={t('serviceRequests:files.open', { name })}
    >
      <img
        className="size-full object-cover text-sm text-muted"
        src={attachmentPreviewPath.replace(':id', id)}
        width={width}
        height={height}
        alt={name}
        loading="lazy"
        decoding="async"
      />
    </button>
  );
}

function FileFacts({ file }: { file: Attachment }) {
  const t = useTexts();
  const { language } = usePage();
  const { id, name, size } = file;
  return (
    <div className="grid gap-0.5 text-sm">
      <span className="line-clamp-2 leading-snug wrap-anywhere">{name}</span>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-muted">{formatFileSize(size, language)}</span>
        <a
          className="pointer-coarse:py-2.5"
          href={attachmentFilePath.replace(':id', id)}
          download={name}
          aria-label={t('serviceRequests:files.downloadNamed', { name })}
        >
          {t('serviceRequests:files.download')}
        </a>
      </span>
    </div>
  );
}
