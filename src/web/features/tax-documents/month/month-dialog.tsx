import { useState } from 'react';
import { monthZipPath } from '#contract/tax-documents/month.ts';
import { dayOf } from '#domain/days.ts';
import { addDays } from '#domain/analytics/periods.ts';
import { periodOf } from '#domain/tax-documents/recurring-invoice.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { monthOptions } from '../../../lib/time/month-options.ts';
import { MonthCounts } from './month-counts.tsx';
import { isEmptyMonth, useMonthCounts } from './use-month-counts.ts';

type Props = { onClose: () => void };

/** Asks for a month, says what there is of it, and downloads it as a ZIP; the month before is what bookkeepers want first. */
export function MonthDialog({ onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const today = dayOf(useNow() ?? 0, language);
  const [month, setMonth] = useState(periodOf(addDays(`${periodOf(today)}-01`, -1)));
  const counts = useMonthCounts(month);
  const download = useDownload();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('taxDocuments:month.title')}
      description={t('taxDocuments:month.text')}
      footer={
        <Button
          variant="primary"
          isLoading={download.isRunning}
          loadingText={t('taxDocuments:month.preparing')}
          disabled={!counts.data || isEmptyMonth(counts.data)}
          onClick={() => void download.run(month)}
        >
          {t('taxDocuments:month.download')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {download.error ? <CallFailure title={t('taxDocuments:month.failed')} error={download.error} /> : null}
        <Select
          id="bookkeeping-month"
          label={t('taxDocuments:month.label')}
          value={month}
          options={monthOptions(today, month, language)}
          onChange={({ target }) => setMonth(target.value)}
        />
        <MonthCounts counts={counts} />
      </div>
    </Dialog>
  );
}

/** The download in the making: whether it runs, and why the last one failed. */
function useDownload() {
  const [state, setState] = useState<{ isRunning: boolean; error: unknown }>({ isRunning: false, error: null });

  async function run(month: string): Promise<void> {
    setState({ isRunning: true, error: null });
    try {
      await saveFile(`${monthZipPath}?month=${month}`);
      setState({ isRunning: false, error: null });
    } catch (error) {
      setState({ isRunning: false, error });
    }
  }

  return { ...state, run };
}
