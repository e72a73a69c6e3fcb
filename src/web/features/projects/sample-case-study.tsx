import { type CaseStudy, caseStudyFacts } from '#domain/catalogue/case-studies.ts';
import type { CaseStudyContent } from '#locales/content/content.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { CaseStudyView } from './case-study-view.tsx';
import { StudyScreens } from './study-screens.tsx';

type Props = {
  id: CaseStudy;
  content: CaseStudyContent;
  serviceName: string;
  /** Whether it is the first of the page, so that its picture is wanted at once. */
  isFirst: boolean;
};

/** A made-up case study, which says so. */
export function SampleCaseStudy({ id, content, serviceName, isFirst }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { firm, town, ...told } = content;
  const { trade, country, service, weeks } = caseStudyFacts[id];
  const places = [t(`projects:trades.${trade}`), town, t(`projects:countries.${country}`)];
  return (
    <CaseStudyView
      study={{
        ...told,
        anchor: id,
        lang: language,
        firm,
        places,
        service,
        serviceName,
        time: t('projects:weeks', { count: weeks }),
      }}
      pictures={<StudyScreens id={id} label={t('projects:picture', { firm })} isFirst={isFirst} />}
      note={
        <p>
          <Badge tone="waiting">{t('projects:sample')}</Badge>
        </p>
      }
    />
  );
}
