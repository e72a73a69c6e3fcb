import type { SubmitEvent } from 'react';
import { navigate } from '../../../lib/navigation.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons/arrows.tsx';
import type { Sums } from './read-step.tsx';
import type { OpenQuote } from './use-open-quote.ts';

type Props = { open: OpenQuote; sums: Sums };

/** Form that the switches of options belong to, wherever they stand on the page. */
export const choiceFormId = 'choice';

/** The sum and the way to the signature, in reach while the quote is read (H5). Without scripts it sends the chosen options along. */
export function PriceBar({ open, sums }: Props) {
  const t = useTexts();
  const { isOpen, canAnswer, queryOf } = open;
  if (!isOpen) return null;

  function follow(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    navigate(queryOf({ step: 'sign' }));
    window.scrollTo({ top: 0 });
  }

  const main = sums.once ?? sums.monthly;
  return (
    <form
      id={choiceFormId}
      method="get"
      onSubmit={follow}
      aria-label={t('quoteSigning:bar.label')}
      className="price-bar"
    >
      <p role="status" className="figures min-w-0 leading-tight">
        <span className="block font-display text-xl font-semibold whitespace-nowrap">{main?.gross}</span>
        {sums.once && sums.monthly ? (
          <span className="block text-sm whitespace-nowrap text-muted">
            {t('quoteDocument:totals.plusMonthly', { price: sums.monthly.gross })}
          </span>
        ) : null}
      </p>
      <Button
        type="submit"
        name="step"
        value="sign"
        variant="primary"
        disabled={!canAnswer}
        iconAfter={<ArrowRightIcon size={20} />}
      >
        {t('quoteSigning:bar.sign')}
      </Button>
    </form>
  );
}
