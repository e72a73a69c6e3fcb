import { type ComponentProps, useState } from 'react';
import { writeDecimal } from '#domain/exact-money.ts';
import { readDecimal } from '#domain/quotes/lines/read-decimal.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'hint' | 'error' | 'suffix' | 'className'> & {
  /** Whole number of its last decimal; null while nothing is known. */
  value: number | null;
  decimals: number;
  onChange: (value: number) => void;
};

/** A number as people of the language type it. What is none stays in the field, with an error, and changes nothing. */
export function DecimalField({ value, decimals, onChange, error, ...field }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => readDecimal(text, { language, decimals });
  const known = value === null ? '' : writeDecimal(value, { language, decimals });
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  // What somebody else has changed meanwhile stands in place of what was typed.
  const shown = typed !== null && (isWrong || typed.trim() === '' || read(typed) === value) ? typed : known;
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={isWrong ? t('quoteEditor:fields.notANumber') : error}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = read(target.value);
        if (number !== null) onChange(number);
      }}
      onBlur={() => (isWrong ? undefined : setTyped(null))}
    />
  );
}
