import { type ComponentProps, use } from 'react';
import { AttachmentsSlot } from '../../features/attachments/attachments-slot.tsx';
import { Configurator, type ConfiguratorParts } from '../../features/configurator/configurator.tsx';
import { LivePrice } from '../../features/estimates/live-price.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type * as SummaryModule from './configurator-summary.tsx';

type Props = {
  /** The last step. Browsers fetch its code on the way there; the server has it at hand. */
  Summary?: ConfiguratorParts['Summary'];
};

/** The quote configurator (C). */
export function ConfiguratorPage({ Summary = LateSummary }: Props) {
  const t = useTexts();
  const { data } = usePage();
  const { priceBook } = data;
  if (!priceBook) throw new Error('The quote page needs a price book.');
  return (
    <div className="page-column grid gap-1 py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl">
        {t('configurator:title')}
      </h1>
      <Configurator
        data={{ ...data, priceBook }}
        parts={{ live: (estimate) => <LivePrice estimate={estimate} />, Summary, prepareSummary, files }}
      />
    </div>
  );
}

const files = <AttachmentsSlot look="question" />;

function LateSummary(props: ComponentProps<ConfiguratorParts['Summary']>) {
  const late = loadConfiguratorSummary();
  const { ConfiguratorSummary } = late instanceof Promise ? use(late) : late;
  return <ConfiguratorSummary {...props} />;
}

/** Should it fail, the summary itself asks again. */
function prepareSummary(): void {
  void Promise.resolve(loadConfiguratorSummary()).catch(() => undefined);
}

let summary: typeof SummaryModule | Promise<typeof SummaryModule> | null = null;

/** The summary's code, at once when it is at hand. Rejects when it does not come; the next call tries anew. */
export function loadConfiguratorSummary(): typeof SummaryModule | Promise<typeof SummaryModule> {
  summary ??= fetchSummary();
  return summary;
}

async function fetchSummary(): Promise<typeof SummaryModule> {
  try {
    const module = await import('./configurator-summary.tsx');
    summary = module;
    return module;
  } catch (error) {
    summary = null;
    throw error;
  }
}
