import { type Attachment, attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import { ownThreadFilePath, ownThreadPreviewPath } from '#contract/threads.ts';
import { formatFileSize } from '#domain/attachments/file-size.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { useFileSide } from '../../lib/use-file-side.ts';
import { DocumentIcon } from '../../ui/icons/things.tsx';
import type { ThreadView } from './thread-calls.ts';

type Props = { view: ThreadView; files: readonly Attachment[] };

/** The files and pictures of a message: pictures as they look, everything with its name and size. */
export function MessageFiles({ view, files }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const isOwn = useFileSide() === 'own' && view.side === 'customer';
  const { file: fileOf, preview: previewOf } = addressesOf(view, isOwn);
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('threads:files.list')} className="flex flex-wrap gap-3">
      {files.map((file) => (
        // Two stand beside each other also on a phone.
        <li key={file.id} className={files.length > 1 ? 'max-w-[calc(50%-0.375rem)] min-w-0' : 'min-w-0'}>
          <a href={fileOf(file.id)} download={file.name} className="grid w-36 max-w-full gap-1 text-sm no-underline">
            <span className="grid aspect-[4/3] place-items-center overflow-clip rounded-sm border border-hair bg-sunken text-muted">
              {file.width === null ? (
                <DocumentIcon />
              ) : (
                <img src={previewOf(file.id)} alt="" loading="lazy" className="size-full object-cover" />
              )}
            </span>
            <span className="line-clamp-2 wrap-anywhere underline decoration-edge underline-offset-4">{file.name}</span>
            <span className="figures text-muted">{formatFileSize(file.size, language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function addressesOf({ place, id }: ThreadView, isOwn: boolean) {
  const own = (path: string) => (file: string) =>
    path.replace(':place', place).replace(':id', id).replace(':file', file);
  const office = (path: string) => (file: string) => path.replace(':id', file);
  return isOwn
    ? { file: own(ownThreadFilePath), preview: own(ownThreadPreviewPath) }
    : { file: office(attachmentFilePath), preview: office(attachmentPreviewPath) };
}
