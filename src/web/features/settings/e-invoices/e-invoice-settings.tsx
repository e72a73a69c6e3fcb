import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadedSettings } from '../loaded-settings.tsx';
import { EInvoiceForm } from './e-invoice-form.tsx';
import { useEInvoiceSettings } from './e-invoice-queries.ts';

/** Through whom structured invoices go out (H10). */
export function EInvoiceSettings() {
  const t = useTexts();
  const query = useEInvoiceSettings();
  return (
    <section className="mt-12 grid max-w-2xl gap-4 border-t border-line pt-10">
      <div className="grid gap-1">
        <h2 className="text-xl">{t('settings:eInvoices.title')}</h2>
        <p className="max-w-prose text-muted">{t('settings:eInvoices.lead')}</p>
      </div>
      <LoadedSettings query={query} skeleton={<Skeleton shape="block" />}>
        {(settings, reload) => <EInvoiceForm settings={settings} onReload={reload} />}
      </LoadedSettings>
    </section>
  );
}
