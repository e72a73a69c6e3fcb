import { useState } from 'react';
import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import type { Material, MaterialList } from '#contract/projects/project-material.ts';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import { owedStatuses } from '#domain/projects/material/material-status.ts';
import { materialLimits } from '#domain/projects/material/material.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../../../ui/rows-skeleton.tsx';
import { MaterialBadge } from '../../material/material-badge.tsx';
import { MaterialDay, MaterialFiles, MaterialHistory } from '../../material/material-facts.tsx';
import { MaterialActions } from './material-actions.tsx';
import { MaterialDialog } from './material-dialog.tsx';
import { useMaterial, useMaterialChange } from './material-queries.ts';

type Project = Pick<ProjectDetail, 'id' | 'language' | 'status' | 'isOnHold' | 'isCancelled'>;

/** What the customer of a project owes it: what is missing, what is late, and each thing with what can be done (I7). */
export function MaterialPanel({ project }: { project: Project }) {
  const { data, error, isFetching, refetch } = useMaterial(project.id);
  if (data) return <List project={project} list={data} />;
  if (!error) return <RowsSkeleton rows={3} />;
  return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

type ListProps = { project: Project; list: MaterialList };

function List({ project, list: { items, isOpen } }: ListProps) {
  const t = useTexts();
  const [isAdding, setAdding] = useState(false);
  const mayAdd = isOpen && items.length < materialLimits.items;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {items.length > 0 ? (
        <Missing items={items} isOpen={isOpen} />
      ) : (
        <p className="text-muted">{t('projectOffice:material.empty')}</p>
      )}
      {items.length > 0 ? (
        <ul aria-label={t('projectOffice:material.label')} className="border-t-2 border-t-ink">
          {items.map((material) => (
            <Thing key={material.id} project={project} material={material} isOpen={isOpen} />
          ))}
        </ul>
      ) : null}
      {mayAdd ? (
        <div className="flex flex-wrap gap-2">
          {items.length === 0 ? <Propose id={project.id} /> : null}
          <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
            {t('projectOffice:material.add')}
          </Button>
        </div>
      ) : null}
      {isAdding ? <MaterialDialog id={project.id} material={null} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

/** How many things are missing, late and waiting to be looked at; how many never came once the project is over. */
function Missing({ items, isOpen }: { items: readonly Material[]; isOpen: boolean }) {
  const t = useTexts();
  const missing = items.filter(({ status }) => owedStatuses.includes(status)).length;
  const late = items.filter(({ isLate }) => isLate).length;
  const toCheck = items.filter(({ status }) => status === 'sent').length;
  const parts = [
    missing > 0 ? t(`projectOffice:material.${isOpen ? 'missing' : 'notGiven'}`, { count: missing }) : '',
    late > 0 ? t('projectOffice:material.late', { count: late }) : '',
    toCheck > 0 ? t('projectOffice:material.toCheck', { count: toCheck }) : '',
  ].filter((part) => part !== '');
  return <p className="figures">{parts.length > 0 ? parts.join(' · ') : t('projectOffice:material.allThere')}</p>;
}

function Propose({ id }: { id: string }) {
  const t = useTexts();
  const { mutate, isPending, error } = useMaterialChange(id);
  return (
    <>
      <Button size="sm" isLoading={isPending} onClick={() => mutate({ kind: 'propose' })}>
        {t('projectOffice:material.propose')}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('projectOffice:failed')} error={error} />
        </div>
      ) : null}
    </>
  );
}

type ThingProps = { project: Project; material: Material; isOpen: boolean };

function Thing({ project, material, isOpen }: ThingProps) {
  const t = useTexts();
  const { language } = usePage();
  const { title, explanation, status, isLate, files } = material;
  const lang = project.language === language ? undefined : project.language;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-hair py-4">
      <div className="grid gap-1" lang={lang}>
        <h3 className="text-base wrap-anywhere">{title}</h3>
        {explanation === '' || status === 'accepted' ? null : (
          <p className="max-w-prose text-sm whitespace-pre-line text-muted">{explanation}</p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <MaterialBadge status={status} isOpen={isOpen} />
        {isLate ? <Badge tone="stopped">{t('projectOffice:material.isLate')}</Badge> : null}
        <MaterialDay material={material} isOpen={isOpen} language={language} />
      </p>
      <MaterialHistory material={material} language={language} />
      <MaterialFiles
        files={files}
        language={language}
        addressOf={({ id }) => attachmentFilePath.replace(':id', id)}
        previewOf={({ id }) => attachmentPreviewPath.replace(':id', id)}
      />
      <MaterialActions project={project} material={material} />
    </li>
  );
}
