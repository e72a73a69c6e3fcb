import type { ReactNode } from 'react';
import type { Service } from '#domain/catalogue/services.ts';
import type { Language } from '#domain/languages.ts';
import { servicePath } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** What a case study tells, be it of a finished project or a sample. A name that may not be shown is ''. */
type ToldCaseStudy = {
  /** By which the page's address leads to it. */
  anchor: string;
  lang: Language;
  firm: string;
  /** Trade, town and country, as far as they are shown. */
  places: readonly string[];
  service: Service;
  serviceName: string;
  time: string;
  title: string;
  task: string;
  solution: string;
  results: readonly { figure: string; text: string }[];
};

type Props = {
  study: ToldCaseStudy;
  pictures: ReactNode;
  /** Whether it is a sample, and what else is to be known of it. */
  note: ReactNode;
  headingLevel?: 2 | 3;
};

/** One case study: what its visitors see, whose it is, task, solution, result (A5). */
export function CaseStudyView({ study, pictures, note, headingLevel = 2 }: Props) {
  const { language } = usePage();
  const { anchor, lang, firm, places, service, serviceName, time, title } = study;
  const Heading = `h${headingLevel}` as const;
  return (
    <article id={anchor} className="grid scroll-mt-24 gap-6 border-t border-edge pt-6 lg:grid-cols-2 lg:gap-12">
      <div className="grid min-w-0 content-start gap-4">
        {pictures}
        <p className="text-sm wrap-anywhere">
          {firm === '' ? null : (
            <>
              <strong className="font-semibold">{firm}</strong>
              <br />
            </>
          )}
          {places.join(', ')}
        </p>
        <p className="text-sm">
          <a href={servicePath(service, language)}>{serviceName}</a>
          <br />
          <span className="figures">{time}</span>
        </p>
        {note}
      </div>
      <div className="grid min-w-0 content-start gap-5" lang={lang === language ? undefined : lang}>
        <Heading className="text-2xl wrap-anywhere">{title}</Heading>
        <Told study={study} headingLevel={headingLevel} />
      </div>
    </article>
  );
}

function Told({ study: { task, solution, results }, headingLevel }: Pick<Props, 'study'> & { headingLevel: 2 | 3 }) {
  const t = useTexts();
  const { language } = usePage();
  const Heading = headingLevel === 2 ? 'h3' : 'h4';
  const parts = [
    { id: 'task', name: t('projects:task'), text: task },
    { id: 'solution', name: t('projects:solution'), text: solution },
  ];
  return (
    <>
      {parts.map(({ id, name, text }) => (
        <div key={id} className="grid gap-1">
          <Heading className="text-base" lang={language}>
            {name}
          </Heading>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere text-muted">{text}</p>
        </div>
      ))}
      {results.length === 0 ? null : (
        <dl
          aria-label={t('projects:results')}
          className="grid max-w-prose gap-x-8 gap-y-4 border-t border-hair pt-4 sm:grid-cols-2"
        >
          {results.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end">
              <dt className="text-sm wrap-anywhere text-muted">{text}</dt>
              <dd className="figures font-display text-2xl font-semibold wrap-anywhere">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
