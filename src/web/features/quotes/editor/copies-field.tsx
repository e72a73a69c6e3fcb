import { useState } from 'react';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { type Editor, formId } from './use-editor.ts';

type Props = { editor: Editor };

/** Further addresses that the mail goes to, as people list them. */
export function CopiesField({ editor: { content, change, errorOf } }: Props) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const known = content.copies.join(', ');
  // What somebody else has changed meanwhile stands in place of what was typed.
  const shown = typed !== null && addressesIn(typed).join(', ') === known ? typed : known;
  const error = content.copies.map((_copy, index) => errorOf(`copies.${index}`)).find(Boolean);
  return (
    <TextField
      id={fieldId(formId, 'copies')}
      label={t('quoteEditor:fields.copies')}
      hint={t('quoteEditor:fields.copiesHint')}
      error={error ?? errorOf('copies')}
      inputMode="email"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        change({ copies: addressesIn(target.value) });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const addressesIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, quoteLimits.copies);
