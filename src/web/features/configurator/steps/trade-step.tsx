import { type Trade, categoryOfTrade, lengthLimits, tradeCategories, trades } from '#domain/configurator/answers.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { tradeIcons } from '../../../ui/icons/trade-icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { StepProps } from './step-props.ts';

/** The firm's trade by category, or its own name for it (C4). */
export function TradeStep({ answers, update, errorOf }: StepProps) {
  const t = useTexts();
  const error = errorOf('trade');
  return (
    <>
      {error ? <FieldError id="trade-error">{error}</FieldError> : null}
      {tradeCategories.map((category, index) => (
        <ChoiceCards
          key={category}
          id={index === 0 ? 'trade' : `trade-${category}`}
          name="trade"
          type="radio"
          legend={t(`configurator:tradeCategories.${category}`)}
          layout="tiles"
          columns={3}
          value={answers.trade ? [answers.trade] : []}
          onChange={([trade]) => update({ trade: trade as Trade })}
          choices={trades
            .filter((trade) => categoryOfTrade[trade] === category)
            .map((trade) => {
              const TradeIcon = tradeIcons[trade];
              return { value: trade, label: t(`configurator:trades.${trade}`), icon: <TradeIcon size={40} /> };
            })}
        />
      ))}
      <div className="custom-choice">
        <TextField
          id="customTrade"
          name="customTrade"
          label={t('configurator:questions.customTrade')}
          hint={t('configurator:questions.customTradeHint')}
          error={errorOf('customTrade')}
          maxLength={lengthLimits.customTrade}
          value={answers.customTrade}
          onChange={(event) => update({ customTrade: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
