import { useState } from 'react';
import type { CaseStudyDetail } from '#contract/projects/case-studies.ts';
import type { ProjectFile } from '#contract/projects/project-files.ts';
import { type PicturePlace, picturePlaces } from '#domain/case-studies/case-study.ts';
import { fileAddresses } from '#web/features/projects/files/file-addresses.ts';
import { useProjectFiles } from '#web/features/projects/files/use-project-files.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { useCaseStudyChange } from './queries.ts';

type Props = { study: CaseStudyDetail };

/** The pictures before and after, chosen from the files of the project (A11). */
export function PicturePart({ study }: Props) {
  const t = useTexts();
  const [choosing, setChoosing] = useState<PicturePlace | null>(null);
  const { mutate, isPending, error } = useCaseStudyChange();
  const { id, version } = study;
  return (
    <section aria-labelledby="pictures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="pictures" className="text-xl">
        {t('caseStudyOffice:parts.pictures')}
      </h2>
      <p className="max-w-prose text-muted">{t('caseStudyOffice:pictures.hint')}</p>
      {error ? <CallFailure title={t('caseStudyOffice:failed')} error={error} /> : null}
      <div className="grid gap-6 sm:grid-cols-2">
        {picturePlaces.map((place) => {
          const picture = study.pictures.find((each) => each.place === place);
          return (
            <div key={place} className="grid content-start gap-3">
              <h3 className="text-base">{t(`projects:places.${place}`)}</h3>
              {picture ? (
                <img
                  src={picture.src}
                  alt={picture.alt}
                  width={picture.width}
                  height={picture.height}
                  className="h-auto max-h-60 w-auto justify-self-start border border-hair bg-sunken"
                />
              ) : null}
              {picture && !picture.isAgreed ? (
                <p className="text-sm text-muted">{t('caseStudyOffice:pictures.unseen')}</p>
              ) : null}
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  aria-expanded={choosing === place}
                  onClick={() => setChoosing(choosing === place ? null : place)}
                >
                  {t(picture ? 'caseStudyOffice:pictures.change' : 'caseStudyOffice:pictures.choose')}
                  <span className="sr-only">: {t(`projects:places.${place}`)}</span>
                </Button>
                {picture ? (
                  <Button
                    size="sm"
                    variant="quiet"
                    isLoading={isPending}
                    onClick={() => mutate({ kind: 'picture', id, version, place, fileId: null })}
                  >
                    {t('caseStudyOffice:pictures.remove')}
                    <span className="sr-only">: {t(`projects:places.${place}`)}</span>
                  </Button>
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
      {choosing ? (
        <Choice
          study={study}
          onChosen={(fileId) =>
            mutate({ kind: 'picture', id, version, place: choosing, fileId }, { onSuccess: () => setChoosing(null) })
          }
        />
      ) : null}
    </section>
  );
}

/** The pictures among the files of the project. */
function Choice({ study, onChosen }: Props & { onChosen: (fileId: string) => void }) {
  const t = useTexts();
  const { project } = study;
  const filter = { sort: 'date', kind: '' } as const;
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useProjectFiles({
    side: 'office',
    id: project.id,
    filter,
  });
  if (!data) {
    if (!error) return <RowsSkeleton rows={2} />;
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const addressOf = fileAddresses('office', project.id);
  const pictures = data.pages.flatMap(({ rows }) => rows.filter(({ hasPreview }): boolean => hasPreview));
  return (
    <div className="grid gap-3">
      {pictures.length === 0 ? <p className="text-muted">{t('caseStudyOffice:pictures.none')}</p> : null}
      <ul className="flex flex-wrap gap-3">
        {pictures.map((file: ProjectFile) => (
          <li key={file.id}>
            <button
              type="button"
              className="grid w-36 gap-1 rounded-md border border-edge bg-sheet p-2 text-start text-sm wrap-anywhere"
              onClick={() => onChosen(file.id)}
            >
              <img
                src={addressOf(file, 'small')}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full bg-sunken object-cover"
              />
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="justify-self-start" size="sm" isLoading={isFetching} onClick={() => void fetchNextPage()}>
          {t('caseStudyOffice:pictures.more')}
        </Button>
      ) : null}
    </div>
  );
}
