import { type SubmitEvent, useState } from 'react';
import { consentCategories } from '#domain/consent/categories.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveChoice } from './save-choice.ts';
import { useChoice } from './stored-choice.ts';

/** In the address after a choice without scripts, and after one that reloads the page. */
const savedNote = 'consent-saved';

/** The choice about cookies by category, to make, change and withdraw; a plain form without scripts (A2, B12). */
export function ConsentForm() {
  const t = useTexts();
  const { language } = usePage();
  const categories = useChoice()?.categories ?? ['necessary'];
  const [isSaved, setSaved] = useState(false);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const isWithdrawn = submitter?.getAttribute('name') === 'withdraw';
    const chosen = new FormData(event.currentTarget).getAll('categories').map(String);
    setSaved(true);
    if (!(await saveChoice(isWithdrawn ? [] : chosen))) return;
    location.hash = savedNote;
    location.reload();
  }

  return (
    <form method="post" action={pathOf('cookies', language)} onSubmit={save} className="grid gap-5">
      <ChoiceCards
        // Resets the ticks when the choice becomes known and when it changes.
        key={categories.join()}
        id="consent"
        name="categories"
        type="checkbox"
        legend={t('consent:form.legend')}
        defaultValue={categories}
        choices={consentCategories.map((category) => ({
          value: category,
          label: t(`consent:categories.${category}.name`),
          description: t(`consent:categories.${category}.text`),
          isDisabled: category === 'necessary',
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('consent:form.save')}</Button>
        <Button type="submit" name="withdraw" value="all">
          {t('consent:form.withdraw')}
        </Button>
      </div>
      <SavedNote isShown={isSaved} />
    </form>
  );
}

/** Shown after a choice, or when the address says so. */
function SavedNote({ isShown }: { isShown: boolean }) {
  const t = useTexts();
  return (
    <div id={savedNote} role="status" className={isShown ? undefined : 'not-target:hidden'}>
      <Notice tone="success">{t('consent:form.saved')}</Notice>
    </div>
  );
}
