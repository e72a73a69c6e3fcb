import { EInvoiceSettings } from '../../../features/settings/e-invoices/e-invoice-settings.tsx';
import { QuoteSettings } from '../../../features/settings/quotes/quote-settings.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** What quotes are made with (H1). */
export function AdminQuoteSettingsPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('settings:quotes.title')}</OfficeTitle>}>
        <QuoteSettings />
        <EInvoiceSettings />
      </AdminFrame>
    </AdminQueries>
  );
}
