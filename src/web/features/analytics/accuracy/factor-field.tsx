import { factorBounds } from '#domain/analytics/accuracy/try-factor.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  typed: string;
  /** Percent with which the estimates would have been nearest. */
  proposed: number;
  isValid: boolean;
  onType: (typed: string) => void;
};

/** A percentage of the base prices, typed or drawn, and the way back to the proposed one. */
export function FactorField({ typed, proposed, isValid, onType }: Props) {
  const t = useTexts();
  return (
    <div className="grid max-w-md gap-2">
      <TextField
        id="accuracy-factor"
        label={t('analytics:accuracy.trial.factor')}
        hint={t('analytics:accuracy.trial.hint')}
        error={isValid ? undefined : t('analytics:accuracy.trial.outside', factorBounds)}
        inputMode="numeric"
        suffix="%"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <input
        type="range"
        aria-label={t('analytics:accuracy.trial.factor')}
        className="w-full accent-ink pointer-coarse:min-h-11"
        min={factorBounds.minimum}
        max={factorBounds.maximum}
        value={isValid ? typed : 100}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-sm text-muted">
          {proposed === 100
            ? t('analytics:accuracy.trial.right')
            : t('analytics:accuracy.trial.proposed', { percent: proposed })}
        </span>
        {typed === String(proposed) ? null : (
          <Button variant="quiet" size="sm" onClick={() => onType(String(proposed))}>
            {t('analytics:accuracy.trial.back')}
          </Button>
        )}
      </div>
    </div>
  );
}
