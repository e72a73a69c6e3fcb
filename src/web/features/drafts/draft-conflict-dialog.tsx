import { type DraftPart, countAnswers, differencesOf } from '#domain/configurator/compare-drafts.ts';
import { localeOf } from '#domain/languages.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTimeText } from './draft-status.tsx';
import type { FullDraft } from './stashed-draft.ts';

export type DraftConflictProps = {
  own: FullDraft;
  other: FullDraft;
  source: 'link' | 'account';
  onChoose: (choice: 'own' | 'other') => void;
};

type Props = DraftConflictProps & { onClose: () => void };

/** Asks which of two drafts to continue with (C7). Open as long as it is mounted. */
export function DraftConflictDialog({ own, other, source, onChoose, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const parts = differencesOf(own, other).map((part) => partText(part, t));
  const questions = new Intl.ListFormat(localeOf[language]).format(parts);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
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
          onChoose={() => onChoose('own')}
        />
        <Choice
          draft={other}
          title={t(`drafts:question.${source}`)}
          action={t(actionOf[source])}
          onChoose={() => onChoose('other')}
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
