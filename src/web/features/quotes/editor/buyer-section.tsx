import { useState } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChevronDownIcon } from '../../../ui/icons/arrows.tsx';
import { useCountryName } from '#web/features/customers/country-names.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { EditorSection } from './editor-section.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** For whom the quote is, folded into one line where that is known. */
export function BuyerSection({ editor }: Props) {
  const t = useTexts();
  const nameOf = useCountryName();
  const { name, company, email, country } = editor.content.buyer;
  const [isOpen, setOpen] = useState(() => [name, email, country].some((each) => each.trim() === ''));
  const facts = [
    company,
    name,
    email,
    nameOf(country) ?? '',
    t(`common:language.names.${editor.content.language}`),
    editor.content.currency,
  ];
  return (
    <EditorSection title={t('quoteEditor:sections.buyer')}>
      <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 wrap-anywhere">{facts.filter((fact) => fact.trim() !== '').join(' · ')}</span>
          <span className="ms-auto shrink-0 text-sm text-muted underline underline-offset-4 group-open:hidden">
            {t('quoteEditor:buyer.edit')}
          </span>
          <ChevronDownIcon size={20} className="ms-auto hidden shrink-0 rotate-180 group-open:block" />
        </summary>
        <div className="grid gap-5 pt-3 pb-1">
          <BuyerFields editor={editor} />
          <LanguageFields editor={editor} />
        </div>
      </details>
    </EditorSection>
  );
}
