import type { ReactNode } from 'react';
import type { ProjectFile, ProjectFileVersion } from '#contract/projects/project-files.ts';
import { formatFileSize } from '#domain/attachments/file-size.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import type { FileAddress } from './file-addresses.ts';

type Props = {
  file: ProjectFile;
  addressOf: FileAddress;
  /** Where it comes from, with the way there. */
  place: ReactNode;
};

/** One file of a project: how it looks, from where, who gave it, when, how large, and what it was before. */
export function FileEntry({ file, addressOf, place }: Props) {
  const t = useTexts();
  const { id, name, version, earlier, hasPreview } = file;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 border-b border-hair py-3">
      <span className="grid size-14 place-items-center overflow-clip rounded-sm border border-hair bg-sunken text-muted">
        {hasPreview ? (
          <img
            className="size-full object-cover"
            src={addressOf(file, 'small')}
            width={56}
            height={56}
            alt=""
            loading="lazy"
          />
        ) : (
          <DocumentIcon />
        )}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <a
            id={`file-${id}`}
            className="min-w-0 font-semibold wrap-anywhere pointer-coarse:py-1.5"
            href={addressOf(file, 'whole')}
            download={name}
            data-reload=""
          >
            {name}
          </a>
          {version > 1 ? <span className="figures text-sm">{t('projectFiles:version', { n: version })}</span> : null}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          {place}
          <Facts version={file} />
        </p>
        {earlier.length > 0 ? <Earlier file={file} addressOf={addressOf} /> : null}
      </div>
    </li>
  );
}

function Facts({ version: { author, at, size } }: { version: ProjectFileVersion }) {
  const now = useNow();
  const { language } = usePage();
  return (
    <>
      {author === '' ? null : <span className="wrap-anywhere">{author}</span>}
      <TimeStamp at={at} now={now} />
      {size > 0 ? <span className="figures">{formatFileSize(size, language)}</span> : null}
    </>
  );
}

function Earlier({ file, addressOf }: Pick<Props, 'file' | 'addressOf'>) {
  const t = useTexts();
  const { kind, thing, name, earlier } = file;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4 pointer-coarse:min-h-11">
        {t('projectFiles:earlier', { count: earlier.length })}
      </summary>
      <ul className="grid gap-1 border-s-2 border-hair ps-3">
        {earlier.map((each) => (
          <li key={each.id} className="flex flex-wrap items-baseline gap-x-3 text-muted">
            <a
              className="inline-block py-0.5 text-ink pointer-coarse:py-2.5"
              href={addressOf({ kind, thing, id: each.id }, 'whole')}
              download={name}
              data-reload=""
              aria-label={t('projectFiles:earlierNamed', { name, n: each.version })}
            >
              {t('projectFiles:version', { n: each.version })}
            </a>
            <Facts version={each} />
          </li>
        ))}
      </ul>
    </details>
  );
}
