import { type CaseStudy, caseStudyFacts } from '#domain/catalogue/case-studies.ts';
import { servicePath } from '#domain/routes.ts';
import type { CaseStudyContent } from '#locales/content/content.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { StudyScreens } from './study-screens.tsx';

type Props = { id: CaseStudy; content: CaseStudyContent; serviceName: string };

/** One case study: what its visitors see, whose it is, task, solution, result (A5). */
export function CaseStudyView({ id, content, serviceName }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { firm, town, title, task, solution, results } = content;
  const { trade, country, service, weeks, isSample } = caseStudyFacts[id];
  return (
    <article id={id} className="grid gap-6 border-t border-edge pt-6 lg:grid-cols-2 lg:gap-12">
      <div className="grid content-start gap-4">
        <StudyScreens id={id} label={t('projects:picture', { firm })} />
        <p className="text-sm">
          <strong className="font-semibold">{firm}</strong>
          <br />
          {t(`projects:trades.${trade}`)}, {town}, {t(`projects:countries.${country}`)}
        </p>
        <p className="text-sm">
          <a href={servicePath(service, language)}>{serviceName}</a>
          <br />
          <span className="figures">{t('projects:weeks', { count: weeks })}</span>
        </p>
        {isSample ? (
          <p>
            <Badge tone="waiting">{t('projects:sample')}</Badge>
          </p>
        ) : null}
      </div>
      <div className="grid content-start gap-5">
        <h2 className="text-2xl">{title}</h2>
        <div className="grid gap-1">
          <h3 className="text-base">{t('projects:task')}</h3>
          <p className="max-w-prose text-muted">{task}</p>
        </div>
        <div className="grid gap-1">
          <h3 className="text-base">{t('projects:solution')}</h3>
          <p className="max-w-prose text-muted">{solution}</p>
        </div>
        <dl
          aria-label={t('projects:results')}
          className="grid max-w-prose gap-x-8 gap-y-4 border-t border-hair pt-4 sm:grid-cols-2"
        >
          {results.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{text}</dt>
              <dd className="figures font-display text-2xl font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
