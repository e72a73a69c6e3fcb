import type { Attachment } from '#contract/attachments.ts';
import type { Material } from '#contract/projects/project-material.ts';
import { formatFileSize } from '#domain/attachments/file-size.ts';
import { formatDay, writeDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DocumentIcon } from '../../../ui/icons/things.tsx';

type DayProps = {
  material: Pick<Material, 'dueOn' | 'isLate' | 'status'>;
  /** Whether the project goes on. */
  isOpen: boolean;
  language: Language;
};

/** By when a thing is needed, as long as it is owed. */
export function MaterialDay({ material: { dueOn, isLate, status }, isOpen, language }: DayProps) {
  const t = useTexts();
  if (!isOpen || dueOn === null || status === 'accepted' || status === 'sent') return null;
  const date = writeDay(dueOn, language);
  return (
    <span className={`figures ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
      {t(isLate ? 'projectMaterial:late' : 'projectMaterial:due', { date })}
    </span>
  );
}

type Props = { material: Material; language: Language };

/** What was said about a thing, oldest first, and that access data were given and read. */
export function MaterialHistory({ material: { events, secrets }, language }: Props) {
  const t = useTexts();
  const lines = [
    ...events.map(({ id, at, kind, text }) => ({
      id,
      at,
      said: t(wordsOf(kind, text), { date: formatDay(at, language), text }),
    })),
    ...secrets.map(({ id, givenAt, readAt }) => {
      const values = { date: formatDay(givenAt, language), read: readAt === null ? '' : formatDay(readAt, language) };
      return { id, at: givenAt, said: t(`projectMaterial:${readAt === null ? 'secretGiven' : 'secretRead'}`, values) };
    }),
  ].toSorted((one, other) => one.at - other.at);
  if (lines.length === 0) return null;
  return (
    <ul className="grid max-w-prose gap-1 text-sm">
      {lines.map(({ id, said }) => (
        <li key={id} className="whitespace-pre-line wrap-anywhere">
          {said}
        </li>
      ))}
    </ul>
  );
}

function wordsOf(kind: Material['events'][number]['kind'], text: string) {
  if (kind === 'asked-again') return 'projectMaterial:said.asked-again' as const;
  if (kind === 'sent')
    return text === '' ? ('projectMaterial:said.sentOnly' as const) : ('projectMaterial:said.sent' as const);
  return text === '' ? ('projectMaterial:said.acceptedOnly' as const) : ('projectMaterial:said.accepted' as const);
}

type FilesProps = {
  files: readonly Attachment[];
  language: Language;
  addressOf: (file: Attachment) => string;
  previewOf: (file: Attachment) => string;
};

/** The files that were given, each to be downloaded; pictures with a small picture. */
export function MaterialFiles({ files, language, addressOf, previewOf }: FilesProps) {
  const t = useTexts();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('projectMaterial:files')} className="grid border-t border-hair">
      {files.map((file) => (
        <li
          key={file.id}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 border-b border-hair py-1.5 text-sm"
        >
          <span className="grid size-10 place-items-center overflow-clip rounded-sm bg-sunken text-muted">
            {file.width === null ? (
              <DocumentIcon />
            ) : (
              <img
                className="size-full object-cover"
                src={previewOf(file)}
                width={40}
                height={40}
                alt=""
                loading="lazy"
              />
            )}
          </span>
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <a className="min-w-0 wrap-anywhere pointer-coarse:py-2.5" href={addressOf(file)} download={file.name}>
              {file.name}
            </a>
            <span className="figures text-muted">{formatFileSize(file.size, language)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
