import { faqCategories } from '#domain/catalogue/faq.ts';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { type Entry, useFaqEntries } from '../../features/faq/use-faq-entries.ts';
import { Island } from '../../lib/island/island.tsx';
import { RichTextView } from '../../lib/texts/rich-text-view.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { QuestionList } from '../../ui/question-list.tsx';

/** Questions and answers: search, categories, a link to each (A6). Search and question box are the island. */
export function FaqPage() {
  const t = useTexts();
  const entries = useFaqEntries();
  return (
    <SitePage title={t('faq:title')} lead={t('faq:lead')} crumbs={[{ label: t('faq:title') }]}>
      <Island shown={entries.filter(({ isFound }) => isFound).length}>
        <Questions entries={entries} />
      </Island>
    </SitePage>
  );
}

/** All of them; what was not found is hidden, so that the search can show it again. */
function Questions({ entries }: { entries: readonly Entry[] }) {
  const t = useTexts();
  return faqCategories.map((category) => {
    const questions = entries.filter((entry) => entry.category === category);
    return questions.length === 0 ? null : (
      <section
        key={category}
        data-category={category}
        hidden={!questions.some(({ isFound }) => isFound)}
        className="grid gap-4"
      >
        <AxisHeading level={2}>{t(`faq:categories.${category}`)}</AxisHeading>
        <QuestionList
          headingLevel={3}
          questions={questions.map((entry) => ({
            ...entry,
            isHidden: !entry.isFound,
            answer: typeof entry.answer === 'string' ? entry.answer : <RichTextView text={entry.answer} />,
            extra: (
              <a className="justify-self-start py-1 text-sm" href={`#${entry.id}`}>
                {t('faq:link')}
              </a>
            ),
          }))}
        />
      </section>
    );
  });
}
