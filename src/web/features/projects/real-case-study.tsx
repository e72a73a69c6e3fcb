import type { ShownCaseStudy } from '#contract/projects/case-studies.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CaseStudyView } from './case-study-view.tsx';
import { pictureLoading } from './picture-loading.ts';

type Props = {
  study: ShownCaseStudy;
  serviceName: string;
  headingLevel?: 2 | 3;
  /** Whether it is the first of the page, so that its picture is wanted at once. */
  isFirst?: boolean;
};

/** The case study of a finished project: the same on the site, for its customer and in the owner's preview (A5, A11). */
export function RealCaseStudy({ study, serviceName, headingLevel = 2, isFirst = false }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { trade, town, country, weeks, source, lang, pictures } = study;
  const places = [t(`projects:trades.${trade}`), town, country === '' ? '' : t(`projects:countries.${country}`)];
  return (
    <CaseStudyView
      study={{
        ...study,
        places: places.filter((place) => place !== ''),
        serviceName,
        time: `${t('projects:weeks', { count: weeks })}, ${source}`,
      }}
      headingLevel={headingLevel}
      pictures={pictures.length === 0 ? null : <StudyPictures pictures={pictures} lang={lang} isFirst={isFirst} />}
      note={lang === language ? null : <p className="text-sm text-muted">{t(`projects:onlyIn.${lang}`)}</p>}
    />
  );
}

/** How it was and how it is, one below the other on a phone. */
function StudyPictures({ pictures, lang, isFirst }: Pick<ShownCaseStudy, 'pictures' | 'lang'> & { isFirst: boolean }) {
  const t = useTexts();
  return (
    <div className={`grid gap-4 ${pictures.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {pictures.map(({ place, src, alt, width, height }, index) => (
        <figure key={place} className="grid content-start gap-1">
          <img
            src={src}
            alt={alt}
            lang={lang}
            width={width}
            height={height}
            {...pictureLoading(isFirst && index === 0)}
            decoding="async"
            className="h-auto max-h-96 w-full rounded-lg border border-edge bg-sunken object-cover"
          />
          {pictures.length > 1 ? (
            <figcaption className="text-sm text-muted">{t(`projects:places.${place}`)}</figcaption>
          ) : null}
        </figure>
      ))}
    </div>
  );
}
