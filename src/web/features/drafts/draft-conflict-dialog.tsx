import { useState } from 'react';
import { type DraftPart, countAnswers, differencesOf } from '#domain/configurator/compare-drafts.ts';
import { localeOf } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTimeText } from './draft-status.tsx';
import { focusStep } from './focus-step.ts';
import type { FullDraft } from './stashed-draft.ts';

type Source = 'link' | 'account';

type Props = {
  own: FullDraft;
  other: FullDraft;
  source: Source;
  onChoose: (choice: 'own' | 'other') => void;
};

/** Asks which of two drafts to continue with (C7). Closed without a choice it becomes a notice, and both drafts stay. */
export function DraftConflictDialog({ own, other, source, onChoose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [isOpen, setOpen] = useState(true);
  const parts = differencesOf(own, other).map((part) => partText(part, t));
  const questions = new Intl.ListFormat(localeOf[language]).format(parts);
  function choose(choice: 'own' | 'other') {
    onChoose(choice);
    focusStep();
  }

  if (!isOpen) {
    return (
      <Notice
        tone="warning"
        role="status"
        title={t('drafts:question.waiting')}
        actions={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('drafts:question.choose')}
          </Button>
        }
      >
        {t('drafts:question.waitingText')}
      </Notice>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={setOpen}
      title={t('drafts:question.title')}
      description={t('drafts:question.text')}
      size="lg"
    >
      <p className="text-sm text-muted">{t('drafts:question.differing', { questions })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          draft={own}
          title={t('drafts:question.here')}
          action={t('drafts:question.useHere')}
          onChoose={() => choose('own')}
        />
        <Choice
          draft={other}
          title={t(`drafts:question.${source}`)}
          action={t(actionOf[source])}
          onChoose={() => choose('other')}
        />
      </div>
    </Dialog>
  );
}

const actionOf = {
  link: 'drafts:question.useLink',
  account: 'drafts:question.useAccount',
} as const;

type ChoiceProps = { draft: FullDraft; title: string; action: string; onChoose: () => void };

function Choice({ draft, title, action, onChoose }: ChoiceProps) {
  const t = useTexts();
  const time = useTimeText();
  return (
    <section className="grid content-between gap-4 rounded-md border border-hair p-4">
      <div className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="figures text-sm">{t('drafts:question.saved', { time: time(draft.savedAt) })}</p>
        <p className="figures text-sm text-muted">
          {t('drafts:question.answers', { count: countAnswers(draft.answers) })}
        </p>
      </div>
      <Button isFullWidth onClick={onChoose}>
        {action}
      </Button>
    </section>
  );
}

function partText(part: DraftPart, t: GetText): string {
  if (part === 'attachments') return t('drafts:question.files');
  return t(`configurator:questions.${part}`).replace(/[?:]$/, '').toLowerCase();
}
