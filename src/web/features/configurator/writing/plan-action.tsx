import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DocumentIcon } from '../../../ui/icons/things.tsx';

type Props = { estimateId: string | null; onAsk: (estimateId: string) => void };

/** "Generate PRD": only with a generated quote, and until then the reason why not (C8). */
export function PlanAction({ estimateId, onAsk }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-2">
      <Button
        isFullWidth
        disabled={estimateId === null}
        aria-describedby={estimateId === null ? 'plan-hint' : undefined}
        icon={<DocumentIcon size={20} />}
        onClick={() => {
          if (estimateId) onAsk(estimateId);
        }}
      >
        {t('configurator:summary.actions.generatePrd')}
      </Button>
      <p id="plan-hint" className="text-sm text-muted">
        {t(`configurator:summary.actions.${estimateId === null ? 'generateFirst' : 'prdHint'}`)}
      </p>
    </div>
  );
}
