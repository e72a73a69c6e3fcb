import { type ComponentProps, use } from 'react';
import type { PageData } from '#contract/page.ts';
import { AttachmentsSlot } from '../../features/attachments/attachments-slot.tsx';
import { Configurator, type ConfiguratorParts } from '../../features/configurator/configurator.tsx';
import { LivePrice } from '../../features/estimates/live-price.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import type * as SummaryModule from './configurator-summary.tsx';

/** The configurator (C). */
export function ConfiguratorPage() {
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
        parts={{ live: (estimate) => <LivePrice estimate={estimate} />, Summary: LazySummary, prepareSummary, files }}
      />
    </div>
  );
}

const files = <AttachmentsSlot look="question" />;

/** A summary that the server has rendered is hydrated with the page, so its code is loaded before. */
export const loadParts = ({ walk }: PageData) => (walk?.step === 'summary' ? loadConfiguratorSummary() : null);

function LazySummary(props: ComponentProps<ConfiguratorParts['Summary']>) {
  const loaded = loadConfiguratorSummary();
  const { ConfiguratorSummary } = loaded instanceof Promise ? use(loaded) : loaded;
  return <ConfiguratorSummary {...props} />;
}

/** When this fails, the summary itself loads again. */
function prepareSummary(): void {
  void Promise.resolve(loadConfiguratorSummary()).catch(() => undefined);
}

let summary: typeof SummaryModule | Promise<typeof SummaryModule> | null = null;

/** Returns the summary's code, at once when it is loaded. Rejects when loading fails; the next call retries. */
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
