import type { ProjectFile } from '#contract/projects/project-files.ts';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { threadAnchor } from '#domain/threads/thread-form.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { AddFiles } from '../../files/add-files.tsx';
import { fileAddresses } from '../../files/file-addresses.ts';
import { FileList } from '../../files/file-list.tsx';

type Props = { project: Pick<ProjectDetail, 'id'> };

/** All files of a project in the office, and the way to send some to its customer (I2). */
export function ProjectFilesPanel({ project: { id } }: Props) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <FileList
        side="office"
        id={id}
        addressOf={fileAddresses('office', id)}
        renderPlace={(file) => <Place file={file} />}
      />
      <AddFiles view={{ side: 'agency', place: 'project', id }} />
    </div>
  );
}

function Place({ file }: { file: ProjectFile }) {
  const t = useTexts();
  const { language } = usePage();
  const name = t(`projectFiles:kinds.${file.kind}`);
  return (
    <a href={addressOf(file, language)} className="inline-block py-0.5 wrap-anywhere pointer-coarse:py-1.5">
      {file.title === '' ? name : `${name}: ${file.title}`}
    </a>
  );
}

/** The screen or the part of this one where a file comes from. */
function addressOf({ kind, thing, id }: ProjectFile, language: Language): string {
  if (kind === 'request') return pathOf('adminRequest', language, { id: thing });
  if (kind === 'quote') return pathOf('adminQuote', language, { id: thing });
  if (kind === 'document') return pathOf('adminDocument', language, { id });
  return { message: `#${threadAnchor}`, material: '#material', handover: '#milestones', approval: '#milestones' }[kind];
}
