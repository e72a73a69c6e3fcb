import { useRef } from 'react';
import { pathOf } from '#domain/routes.ts';
import { FaqSearch } from '../../features/faq/faq-search.tsx';
import { QuestionBox } from '../../features/faq/question-box.tsx';
import { useFaqSearch } from '../../features/faq/use-faq-search.ts';
import { Still } from '../../lib/island/island.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What answers on the page of the questions: their search and the question box (A6). */
export function FaqIsland() {
  const list = useRef<HTMLDivElement>(null);
  const search = useFaqSearch(list);
  const questions = [
    search.shown === 0 ? <NothingFound key="nothing" /> : null,
    <Still key="questions" ref={list} isHidden={search.shown === 0} />,
  ];
  const box = <QuestionBox key="box" onOpenEntry={search.clear} onContact={takeToContact} />;
  return (
    <div className="grid gap-10">
      <FaqSearch search={search} />
      {/* Who searches sees what was found first; with their keys both keep what is typed and open in them. */}
      {search.isNarrowed && search.shown > 0 ? [...questions, box] : [box, ...questions]}
    </div>
  );
}

function NothingFound() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <EmptyState
      title={t('faq:empty.title')}
      text={t('faq:empty.text')}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink className="noscript:hidden" to="#question">
            {t('faq:ask.link')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={pathOf('contact', language)}>
            {t('faq:empty.action')}
          </ButtonLink>
        </div>
      }
    />
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
