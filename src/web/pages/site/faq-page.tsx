import { faqCategories } from '#domain/catalogue/faq.ts';
import { pathOf } from '#domain/routes.ts';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { FaqSearch, useFaqSearch } from '../../features/faq/faq-search.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuestionList } from '../../ui/question-list.tsx';

/** Questions and answers: search, categories, a link to each (A6). */
export function FaqPage() {
  const t = useTexts();
  const { language } = usePage();
  const search = useFaqSearch();
  const contact = pathOf('contact', language);
  return (
    <SitePage title={t('faq:title')} lead={t('faq:lead')} crumbs={[{ label: t('faq:title') }]}>
      <div className="grid gap-10">
        <FaqSearch search={search} />
        {search.found.length === 0 ? (
          <EmptyState
            title={t('faq:empty.title')}
            text={t('faq:empty.text')}
            action={<ButtonLink to={contact}>{t('faq:empty.action')}</ButtonLink>}
          />
        ) : null}
        {faqCategories.map((category) => {
          const questions = search.found.filter((entry) => entry.category === category);
          return questions.length === 0 ? null : (
            <section key={category} className="grid gap-4">
              <AxisHeading level={2}>{t(`faq:categories.${category}`)}</AxisHeading>
              <QuestionList
                headingLevel={3}
                questions={questions.map((entry) => ({
                  ...entry,
                  extra: (
                    <a className="justify-self-start py-1 text-sm" href={`#${entry.id}`}>
                      {t('faq:link')}
                    </a>
                  ),
                }))}
              />
            </section>
          );
        })}
        <Notice
          title={t('faq:assistant.title')}
          actions={<ButtonLink to={pathOf('quote', language)}>{t('faq:assistant.action')}</ButtonLink>}
        >
          {t('faq:assistant.text')}
        </Notice>
      </div>
    </SitePage>
  );
}
