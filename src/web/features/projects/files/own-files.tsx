import type { ProjectFile, ProjectFiles } from '#contract/projects/project-files.ts';
import { threadAnchor } from '#domain/threads/thread-form.ts';
import { useFileSide } from '../../../lib/use-file-side.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { AddFiles } from './add-files.tsx';
import { fileAddresses } from './file-addresses.ts';
import { FileList } from './file-list.tsx';

type Props = {
  projectId: string;
  /** The first page as the server has rendered it. */
  start: ProjectFiles;
  /** Administrators look only. */
  canAdd: boolean;
};

/** All files of one's own project, and the way to add some (I2). Within a PlumbLine. */
export function OwnFiles({ projectId, start, canAdd }: Props) {
  const t = useTexts();
  const addressOf = fileAddresses(useFileSide(), projectId);
  return (
    <section aria-labelledby="files" className="grid gap-5">
      <AxisHeading level={2} id="files">
        {t('projectFiles:title')}
      </AxisHeading>
      <p className="max-w-prose text-muted">{t('projectFiles:lead')}</p>
      <FileList
        side="own"
        id={projectId}
        start={start}
        addressOf={addressOf}
        renderPlace={(file) => <Place file={file} />}
      />
      {canAdd ? <AddFiles view={{ side: 'customer', place: 'project', id: projectId }} /> : null}
    </section>
  );
}

/** Parts of the page where files come from. */
const anchors: Record<ProjectFile['kind'], string> = {
  message: threadAnchor,
  request: threadAnchor,
  material: 'material',
  handover: 'milestones',
  approval: 'milestones',
  quote: 'money',
  document: 'money',
};

function Place({ file: { kind, title } }: { file: ProjectFile }) {
  const t = useTexts();
  const name = t(`projectFiles:kinds.${kind}`);
  return (
    <a href={`#${anchors[kind]}`} className="inline-block py-0.5 wrap-anywhere pointer-coarse:py-1.5">
      {title === '' ? name : `${name}: ${title}`}
    </a>
  );
}
