import type { OwnFirm } from '#contract/firms/firms.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FirmForm } from './firm-form.tsx';

/** A colleague leaves the firm; unfolding it is the question in between (I5). */
export function LeaveForm({ firm }: { firm: OwnFirm }) {
  const t = useTexts();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('firms:leave.action')}
      </summary>
      <FirmForm firm={firm.id} className="mt-2 grid gap-3 rounded-lg bg-sunken p-4 sm:p-5">
        <p className="max-w-prose">{t('firms:leave.text')}</p>
        <Button type="submit" name="go" value="leave" variant="danger" className="justify-self-start">
          {t('firms:leave.confirm')}
        </Button>
      </FirmForm>
    </details>
  );
}
