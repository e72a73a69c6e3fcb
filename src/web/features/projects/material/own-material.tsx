import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MaterialList,
  listOwnMaterial,
  ownMaterialFilePath,
  ownMaterialPreviewPath,
} from '#contract/projects/project-material.ts';
import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import type { Language } from '#domain/languages.ts';
import { isNotGiven } from '#domain/projects/material/material-status.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useFileSide } from '../../../lib/use-file-side.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { GiveForm } from './give-form.tsx';
import { GoneForm } from './gone-form.tsx';
import { type Begun, type ListedThing, keepBegun } from './keep-begun.ts';
import { MaterialBadge } from './material-badge.tsx';
import { MaterialDay, MaterialFiles, MaterialHistory } from './material-facts.tsx';

const rereadMs = 20_000;

type Props = {
  project: { id: string; language: Language };
  /** The list as the page was rendered. */
  start: MaterialList;
};

/**
 * What a customer owes their project: how much of it is there, and each thing with the form that sends it; what they have given once the
 * project is over (I7). Within a PlumbLine.
 */
export function OwnMaterial({ project, start }: Props) {
  const t = useTexts();
  const { list, change, refresh } = useOwnMaterial(project.id, start);
  const [begun, setBegun] = useState<readonly Begun[]>([]);
  const { items, isOpen } = list;
  const things = keepBegun(items, begun);
  const { materialForm } = usePage().data;
  const isGone = materialForm !== undefined && things.every(({ material }) => material.id !== materialForm.material);
  if (things.length === 0 && !isGone) return null;
  const done = items.filter(({ status }) => status === 'accepted').length;
  return (
    <section aria-labelledby="material" className="grid gap-5">
      <AxisHeading level={2} id="material">
        {t(isOpen ? 'projectMaterial:title' : 'projectMaterial:given')}
      </AxisHeading>
      {isGone ? <GoneForm form={materialForm} /> : null}
      {isOpen && done < items.length ? <p className="max-w-prose text-muted">{t('projectMaterial:lead')}</p> : null}
      {isOpen && items.length > 0 ? (
        <div className="max-w-3xl">
          <Progress
            label={t('projectMaterial:progress')}
            value={done}
            max={items.length}
            valueText={t('projectMaterial:progressValue', { done, count: items.length })}
          />
        </div>
      ) : null}
      <ul className="border-t-2 border-ink empty:hidden">
        {things.map((thing, at) => {
          const { material } = thing;
          const others = begun.filter((each) => each.material.id !== material.id);
          return (
            <Thing
              key={material.id}
              project={project}
              thing={thing}
              isOpen={isOpen}
              onBegun={() => setBegun([...others, { material, at }])}
              onSent={(sent) => {
                setBegun(others);
                change(sent);
              }}
              onOutdated={refresh}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** The list as it was rendered, fetched again every 20 s while the page is seen. */
function useOwnMaterial(id: string, start: MaterialList) {
  const client = useQueryClient();
  const queryKey = [listOwnMaterial.path, id];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => asSignedIn(() => callEndpoint(listOwnMaterial, { parameters: { id } })),
    initialData: start,
    staleTime: rereadMs,
    refetchInterval: rereadMs,
    refetchOnWindowFocus: true,
    meta: { isHandled: true },
  });
  return {
    list: data,
    change: (list: MaterialList) => client.setQueryData(queryKey, list),
    refresh: () => void refetch(),
  };
}

type ThingProps = {
  project: Props['project'];
  thing: ListedThing;
  isOpen: boolean;
  onBegun: () => void;
  onSent: (list: MaterialList) => void;
  onOutdated: () => void;
};

function Thing({ project, thing: { material, isGone }, isOpen, onBegun, onSent, onOutdated }: ThingProps) {
  const { id, language } = project;
  const { title, explanation, status, files } = material;
  const isWanted = isOpen && !isGone;
  const isOffice = useFileSide() === 'office';
  const fileIn = (own: string, office: string) => (file: { id: string }) =>
    isOffice ? office.replace(':id', file.id) : own.replace(':id', id).replace(':file', file.id);
  return (
    <li className="grid gap-3 border-b border-hair py-5">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
        <h3 lang={language} className="min-w-0 grow basis-56 text-lg wrap-anywhere">
          {title}
        </h3>
        <MaterialDay material={material} isOpen={isWanted} language={language} />
        {isNotGiven(status, { isOpen: isWanted }) ? null : <MaterialBadge status={status} isOpen={isWanted} />}
      </div>
      {explanation === '' || status === 'accepted' || !isWanted ? null : (
        <p lang={language} className="max-w-prose whitespace-pre-line text-muted">
          {explanation}
        </p>
      )}
      <MaterialHistory material={material} language={language} />
      <MaterialFiles
        files={files}
        language={language}
        addressOf={fileIn(ownMaterialFilePath, attachmentFilePath)}
        previewOf={fileIn(ownMaterialPreviewPath, attachmentPreviewPath)}
      />
      <GiveForm
        project={project}
        material={material}
        isTaken={isWanted && status !== 'accepted'}
        isGone={isGone}
        onBegun={onBegun}
        onSent={onSent}
        onOutdated={onOutdated}
      />
    </li>
  );
}
