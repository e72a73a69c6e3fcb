import { type ReactNode, useState } from 'react';
import type { ProjectFile, ProjectFiles } from '#contract/projects/project-files.ts';
import { type ProjectFileKind, projectFileKinds, projectFileSorts } from '#domain/projects/files/project-file.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { CompactSelect } from '../../../ui/compact-select.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { type FileAddress } from './file-addresses.ts';
import { FileEntry } from './file-entry.tsx';
import { type FileFilter, useProjectFiles } from './use-project-files.ts';

type Props = {
  side: 'own' | 'office';
  id: string;
  /** The first page as the server has rendered it. */
  start?: ProjectFiles;
  addressOf: FileAddress;
  /** Where a file comes from, with the way there. */
  renderPlace: (file: ProjectFile) => ReactNode;
};

/** All files of a project with their versions, by day or name, of all kinds or of one (I2). */
export function FileList({ side, id, start, addressOf, renderPlace }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState<FileFilter>({ sort: 'date', kind: '' });
  const list = useProjectFiles({ side, id, filter, start });
  const { data, error, isFetching, refetch } = list;
  if (!data && error) return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const files = data.pages.flatMap(({ rows }) => rows);
  if (files.length === 0 && filter.kind === '')
    return <p className="max-w-prose text-muted">{t('projectFiles:empty')}</p>;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Filter side={side} filter={filter} onChange={setFilter} />
      {files.length === 0 ? (
        <p className="text-muted">{t('projectFiles:none')}</p>
      ) : (
        <ul aria-label={t('projectFiles:label')} className="border-t-2 border-ink">
          {files.map((file) => (
            <FileEntry key={file.id} file={file} addressOf={addressOf} place={renderPlace(file)} />
          ))}
        </ul>
      )}
      <LoadMore
        list={list}
        linkId={({ id: file }) => `file-${file}`}
        label={t('projectFiles:more')}
        failure={error ? <CallFailure error={error} title={t('projectFiles:failed')} /> : null}
      />
    </div>
  );
}

type FilterProps = { side: Props['side']; filter: FileFilter; onChange: (filter: FileFilter) => void };

/** Needs scripts: without them the newest files are listed. */
function Filter({ side, filter, onChange }: FilterProps) {
  const t = useTexts();
  if (!useIsHydrated()) return null;
  const kinds = projectFileKinds.filter((kind) => side === 'office' || kind !== 'request');
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <CompactSelect
        className="min-w-44"
        label={t('projectFiles:kind.label')}
        allLabel={t('projectFiles:kind.all')}
        value={filter.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`projectFiles:kinds.${kind}`) }))}
        onChoose={(kind) => onChange({ ...filter, kind: kind as ProjectFileKind | '' })}
      />
      <CompactSelect
        className="min-w-44"
        label={t('projectFiles:sort.label')}
        value={filter.sort}
        options={projectFileSorts.map((sort) => ({ value: sort, label: t(`projectFiles:sort.${sort}`) }))}
        onChoose={(sort) => onChange({ ...filter, sort: sort === 'name' ? 'name' : 'date' })}
      />
    </div>
  );
}
