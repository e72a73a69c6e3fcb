import type { ComponentProps } from 'react';
import { type NumberKind, formatNumber, normaliseNumber } from '#domain/customers/company-numbers.ts';
import { customerLimits } from '#domain/customers/customer.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'value'> & {
  kind: NumberKind;
  value: string;
  /** Called when the field is left and its country writes the number otherwise. */
  onFormat: (formatted: string) => void;
};

/** A number of a firm; once the field is left, it is written as its country does. */
export function CompanyNumberInput({ kind, onFormat, ...input }: Props) {
  const t = useTexts();
  return (
    <TextField
      maxLength={customerLimits.number}
      {...input}
      label={t(`customers:numbers.${kind}`)}
      inputMode={kind === 'registration' || kind === 'vat' ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      onBlur={() => {
        const formatted = formatNumber(kind, normaliseNumber(kind, input.value));
        if (formatted !== input.value) onFormat(formatted);
      }}
    />
  );
}
