import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import type { GeneratedQuote } from '../summary/generated-quote.ts';
import { WaitingAction } from '../summary/waiting-action.tsx';

type Props = { quote: GeneratedQuote | null; onAsk: (quote: GeneratedQuote) => void };

/** "Generate PRD": only with a generated quote, and until then the reason why not; a plan made of it opens again (C8). */
export function PlanAction({ quote, onAsk }: Props) {
  const t = useTexts();
  const name = t(`configurator:summary.actions.${quote?.planKey ? 'openPrd' : 'generatePrd'}`);
  if (!quote) {
    return (
      <WaitingAction hintId="plan-hint" icon={<DocumentIcon size={20} />}>
        {name}
      </WaitingAction>
    );
  }
  return (
    <div className="grid gap-2">
      <Button isFullWidth icon={<DocumentIcon size={20} />} onClick={() => onAsk(quote)}>
        {name}
      </Button>
      <p id="plan-hint" className="text-sm text-muted">
        {t('configurator:summary.actions.prdHint')}
      </p>
    </div>
  );
}
