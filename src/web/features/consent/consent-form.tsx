import { consentCategories } from '#domain/consent/categories.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { Notice } from '../../ui/notice.tsx';
import { savedNote } from './follow-consent-form.ts';

/** The choice about cookies by category, to make, change and withdraw; a plain form that `follow-consent-form.ts` runs (A2, B12). */
export function ConsentForm() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <form id="consent-form" method="post" action={pathOf('cookies', language)} className="grid gap-5">
      <ChoiceCards
        id="consent"
        name="categories"
        type="checkbox"
        legend={t('consent:form.legend')}
        defaultValue={['necessary']}
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
      {/* Shown after a choice, or when the address says so. */}
      <div id={savedNote} role="status" className="not-target:hidden">
        <Notice tone="success">{t('consent:form.saved')}</Notice>
      </div>
    </form>
  );
}
