import { useState } from 'react';
import { writeDecimal } from '#domain/exact-money.ts';
import { languages } from '#domain/languages.ts';
import { type Currency, currencies, hundredthsOf, symbolOf } from '#domain/money.ts';
import { convertContent } from '#domain/quotes/lines/convert-lines.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LazyConfirm } from '../../../ui/lazy-confirm.tsx';
import { Select } from '../../../ui/select.tsx';
import { RateFields } from './rate-fields.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** In which language the customer reads the quote, and in which currency it is paid (H1). */
export function LanguageFields({ editor }: Props) {
  const t = useTexts();
  const { content, input, change } = editor;
  const [wanted, setWanted] = useState<Currency | null>(null);
  const hasMoney = content.lines.some(({ unitPrice, internalCost }) => unitPrice !== 0 || internalCost !== 0);

  function choose(typed: string): void {
    const currency = currencies.find((each) => each === typed);
    if (!currency || currency === content.currency) return;
    if (hasMoney) setWanted(currency);
    else change(convertContent(content, currency));
  }

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...input('language')}
          label={t('quoteEditor:fields.language')}
          options={languages.map((code) => ({ value: code, label: t(`common:language.names.${code}`) }))}
        />
        <Select
          {...input('currency')}
          label={t('quoteEditor:fields.currency')}
          options={currencies.map((code) => ({ value: code, label: `${code} (${symbolOf[code]})` }))}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <RateFields editor={editor} />
      {wanted ? (
        <Conversion
          editor={editor}
          to={wanted}
          onClose={() => setWanted(null)}
          onConfirm={() => {
            setWanted(null);
            change(convertContent(content, wanted));
          }}
        />
      ) : null}
    </>
  );
}

type ConversionProps = { editor: Editor; to: Currency; onConfirm: () => void; onClose: () => void };

/** Says by which rate all prices will be converted before they are. */
function Conversion({ editor: { content }, to, onConfirm, onClose }: ConversionProps) {
  const t = useTexts();
  const { language } = usePage();
  const [strong, weak] =
    hundredthsOf[to] > hundredthsOf[content.currency] ? [content.currency, to] : [to, content.currency];
  const hundredths = Math.round((hundredthsOf[weak] / hundredthsOf[strong]) * 1_000_000);
  const rate = `1 ${strong} = ${writeDecimal(hundredths, { language, decimals: 6 })} ${weak}`;
  return (
    <LazyConfirm
      title={t('quoteEditor:convert.title', { currency: to })}
      text={t('quoteEditor:convert.text', { rate })}
      confirmLabel={t('quoteEditor:convert.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
