import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentWords, LineWords } from '#domain/quotes/document-words.ts';
import { formatQuantity } from '#domain/exact-money.ts';
import { choiceOf, optionField, quantityField } from '#domain/quotes/signing/choice-fields.ts';
import type { QuoteLine } from '#domain/quotes/lines/quote-line.ts';
import { writeDecimal } from '#domain/exact-money.ts';
import { navigate } from '../../../lib/navigation.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LineDetails } from '../document/line-list.tsx';
import { hasRates } from '../document/sheet-lines.tsx';
import { SheetSection } from '../document/sheet-section.tsx';
import { AskAside } from './question-section.tsx';
import { choiceFormId } from './price-bar.tsx';
import type { OpenQuote } from './use-open-quote.ts';

type Props = { open: OpenQuote; words: DocumentWords };

/** What can be chosen: switches while the quote is open, afterwards what was chosen (H5). */
export function OptionSection({ open, words }: Props) {
  const t = useTexts();
  const listRef = useRef<HTMLUListElement>(null);
  const choose = useChoice(open);
  // What was switched before the scripts were there counts as well.
  const chooseAtOnce = useEffectEvent(() => choose(listRef.current));
  useEffect(() => chooseAtOnce(), []);
  const options = words.options?.lines ?? [];
  if (options.length === 0) return null;
  const lineOf = (id: string) => open.quote.document.lines.find((line) => line.id === id);
  return (
    <SheetSection
      title={t('quoteDocument:lines.options')}
      lead={open.isOpen ? t('quoteSigning:options.lead') : undefined}
    >
      <ul ref={listRef} className="border-t-2 border-ink" onChange={() => choose(listRef.current)}>
        {options.map((option) => {
          const line = lineOf(option.id);
          return line ? <Option key={option.id} open={open} line={line} words={option} /> : null;
        })}
      </ul>
      {open.isOpen ? (
        <noscript>
          <Button type="submit" form={choiceFormId} size="sm">
            {t('quoteSigning:options.recalculate')}
          </Button>
        </noscript>
      ) : null}
    </SheetSection>
  );
}

/** Returns a function that puts what the switches say into the address, which everything else reads. */
function useChoice({ quote, isOpen, signed, queryOf }: OpenQuote) {
  const { lines, language } = quote.document;
  return (list: HTMLElement | null): void => {
    const form = list?.querySelector('input')?.form;
    if (!form || !isOpen) return;
    const fields = new FormData(form);
    const read = (name: string) => fields.get(name) as string | null;
    const choice = choiceOf(lines, { language, read });
    if (queryOf({ choice }) !== queryOf({ choice: signed.choice })) navigate(queryOf({ choice }), { replace: true });
  };
}

type OptionProps = { open: OpenQuote; line: QuoteLine; words: LineWords };

function Option({ open, line, words }: OptionProps) {
  const { quote, signed, isOpen } = open;
  const chosen = signed.choice[line.id] ?? 0;
  const id = `option-${line.id}`;
  return (
    <li id={`line-${line.id}`} className="grid scroll-mt-24 gap-2 border-b border-hair py-4">
      <label htmlFor={id} className="flex cursor-pointer items-start gap-4">
        {isOpen ? (
          <input
            id={id}
            type="checkbox"
            className="switch"
            form={choiceFormId}
            name={optionField(line.id)}
            value={chosen || line.quantity}
            defaultChecked={chosen > 0}
            aria-describedby={`${id}-amount`}
          />
        ) : null}
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
          <span className="min-w-0 font-semibold wrap-anywhere">{line.name}</span>
          <span id={`${id}-amount`} className="figures font-semibold whitespace-nowrap">
            {words.amount}
          </span>
        </span>
      </label>
      <LineDetails line={words} hasRates={hasRates(quote.document)} isOption />
      {isOpen ? <Quantity open={open} line={line} chosen={chosen} /> : <Chosen open={open} line={line} />}
      <AskAside open={open} lineId={line.id} />
    </li>
  );
}

type QuantityProps = { open: OpenQuote; line: QuoteLine; chosen: number };

/** How much of an option, where there is a choice. */
function Quantity({ open, line, chosen }: QuantityProps) {
  const t = useTexts();
  const { language } = open.quote.document;
  const { option } = line;
  if (!option || option.minimum === option.maximum) return null;
  const used = writeDecimal(chosen || line.quantity, { language, decimals: 3 });
  return (
    <TextField
      id={`quantity-${line.id}`}
      className="option-quantity"
      form={choiceFormId}
      name={quantityField(line.id)}
      label={t('quoteSigning:options.quantity')}
      inputMode="decimal"
      autoComplete="off"
      {...(line.unit !== '' && { suffix: line.unit })}
      defaultValue={used}
      onBlur={({ currentTarget }) => {
        // What is out of bounds is shown as it counts.
        if (chosen > 0) currentTarget.value = used;
      }}
    />
  );
}

/** What became of an option once the quote is answered. */
function Chosen({ open: { quote, signed }, line }: Pick<OptionProps, 'open' | 'line'>) {
  const t = useTexts();
  const amount = signed.choice[line.id];
  if (!quote.signed) return null;
  const quantity = `${formatQuantity(amount ?? 0, quote.document.language)} ${line.unit}`;
  return (
    <p className="text-sm font-semibold">
      {amount ? t('quoteSigning:options.chosen', { quantity }) : t('quoteSigning:options.notChosen')}
    </p>
  );
}
