import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';
import { WaitingAction } from '../summary/waiting-action.tsx';
import { readKeptPlan } from './kept-plan.ts';

type Props = { estimateId: string | null; onAsk: (estimateId: string) => void };

/**
 * "Generate PRD": only with a generated quote, and until then the reason why not (C8). A plan made before a reload opens
 * again as long as its estimate fits the answers.
 */
export function PlanAction({ estimateId, onAsk }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const kept = readKeptPlan(language);
  const planned = estimateId ?? kept?.estimateId ?? null;
  const name = t(`configurator:summary.actions.${kept ? 'openPrd' : 'generatePrd'}`);
  if (planned === null) {
    return (
      <WaitingAction hintId="plan-hint" icon={<DocumentIcon size={20} />}>
        {name}
      </WaitingAction>
    );
  }
  return (
    <div className="grid gap-2">
      <Button isFullWidth icon={<DocumentIcon size={20} />} onClick={() => onAsk(planned)}>
        {name}
      </Button>
      <p id="plan-hint" className="text-sm text-muted">
        {t('configurator:summary.actions.prdHint')}
      </p>
    </div>
  );
}
