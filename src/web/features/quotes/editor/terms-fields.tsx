import { useState } from 'react';
import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };
const fields = ['paymentTerms', 'terms'] as const;
type TermsField = (typeof fields)[number];

/** What the customer agrees to; the default texts of the quote's language are one press away (spec §9). */
export function TermsFields({ editor }: Props) {
  const t = useTexts();
  const { content, input } = editor;
  return fields.map((field) => (
    <div key={field} className="grid gap-2">
      <TextArea
        {...input(field)}
        label={t(`quoteEditor:fields.${field}`)}
        maxLength={quoteLimits.text}
        lang={content.language}
        required
      />
      <InsertDefault editor={editor} field={field} />
    </div>
  ));
}

type InsertProps = Props & { field: TermsField };

/** Puts the default text in place of what is written; a button of the toast brings that back. */
function InsertDefault({ editor: { content, change }, field }: InsertProps) {
  const t = useTexts();
  const [isLoading, setLoading] = useState(false);
  const { language, currency } = content;

  async function insert(): Promise<void> {
    setLoading(true);
    try {
      const { firstTexts } = await import('#locales/first-texts.ts');
      const former = content[field];
      const next = withoutJoiners(firstTexts(language, currency)[field]);
      if (next === former) return;
      change({ [field]: next });
      if (former.trim() === '') return;
      const undo = { label: t('quoteEditor:terms.undo'), onPress: () => change({ [field]: former }) };
      showToast({ title: t('quoteEditor:terms.replaced'), action: undo });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      className="-ms-3.5 justify-self-start"
      isLoading={isLoading}
      aria-label={t('quoteEditor:terms.insertNamed', { field: t(`quoteEditor:fields.${field}`) })}
      onClick={() => void insert()}
    >
      {t('quoteEditor:terms.insert')}
    </Button>
  );
}
