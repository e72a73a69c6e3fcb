import { faqCategories } from '#domain/catalogue/faq.ts';
import { pathOf } from '#domain/routes.ts';
import { SitePage } from '../../features/catalogue/site-page.tsx';
import { FaqSearch, useFaqSearch } from '../../features/faq/faq-search.tsx';
import { QuestionBox } from '../../features/faq/question-box.tsx';
import { usePage } from '../../lib/page-context.ts';
import { RichTextView } from '../../lib/texts/rich-text-view.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuestionList } from '../../ui/question-list.tsx';

/** Questions and answers: search, categories, a link to each (A6). */
export function FaqPage() {
  const t = useTexts();
  const search = useFaqSearch();
  const questions = <FoundQuestions key="questions" search={search} />;
  const box = <QuestionBox key="box" onOpenEntry={search.clear} onContact={takeToContact} />;
  return (
    <SitePage title={t('faq:title')} lead={t('faq:lead')} crumbs={[{ label: t('faq:title') }]}>
      <div className="grid gap-10">
        <FaqSearch search={search} />
        {/* Who searches sees what was found first; with their keys both keep what is typed and open in them. */}
        {search.isNarrowed && search.found.length > 0 ? [questions, box] : [box, questions]}
      </div>
    </SitePage>
  );
}

function FoundQuestions({ search: { found } }: { search: ReturnType<typeof useFaqSearch> }) {
  const t = useTexts();
  if (found.length === 0)
    return <EmptyState title={t('faq:empty.title')} text={t('faq:empty.text')} action={<EmptyActions />} />;
  return faqCategories.map((category) => {
    const questions = found.filter((entry) => entry.category === category);
    return questions.length === 0 ? null : (
      <section key={category} className="grid gap-4">
        <AxisHeading level={2}>{t(`faq:categories.${category}`)}</AxisHeading>
        <QuestionList
          headingLevel={3}
          questions={questions.map((entry) => ({
            ...entry,
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

function EmptyActions() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink className="noscript:hidden" to="#question">
        {t('faq:ask.link')}
      </ButtonLink>
      <ButtonLink variant="quiet" to={pathOf('contact', language)}>
        {t('faq:empty.action')}
      </ButtonLink>
    </div>
  );
}

/** A question without an answer becomes the message of the contact form, unless one has been begun there. */
async function takeToContact(question: string): Promise<void> {
  const [{ readContactDraft, saveContactDraft }, { emptyContactMessage }] = await Promise.all([
    import('../../features/drafts/contact-draft.ts'),
    import('#domain/contact/contact-message.ts'),
  ]);
  const draft = readContactDraft() ?? emptyContactMessage;
  if (draft.message.trim() === '') saveContactDraft({ ...draft, message: question });
}
