import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import type { GeneratedEstimate } from '../summary/generated-estimate.ts';
import { DisabledAction } from '../summary/disabled-action.tsx';

type Props = { estimate: GeneratedEstimate | null; onAsk: (estimate: GeneratedEstimate) => void };

/** "Generate PRD": only with a generated estimate, and until then the reason why not; a plan made of it opens again (C8). */
export function PlanAction({ estimate, onAsk }: Props) {
  const t = useTexts();
  const name = t(`configurator:summary.actions.${estimate?.planKey ? 'openPrd' : 'generatePrd'}`);
  if (!estimate) {
    return (
      <DisabledAction hintId="plan-hint" icon={<DocumentIcon size={20} />}>
        {name}
      </DisabledAction>
    );
  }
  return (
    <div className="grid gap-2">
      <Button isFullWidth icon={<DocumentIcon size={20} />} onClick={() => onAsk(estimate)}>
        {name}
      </Button>
      <p id="plan-hint" className="text-sm text-muted">
        {t('configurator:summary.actions.prdHint')}
      </p>
    </div>
  );
}
