import { pathOf } from '#domain/routes.ts';
import { ImportView } from '../../features/bank-imports/import-view.tsx';
import { useBankImports } from '../../features/bank-imports/queries.ts';
import { useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { WayBack } from '../../ui/way-back.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Bank files: read, compared, booked by a person (H9). */
export function AdminBankImportsPage() {
  return (
    <AdminQueries>
      <BankImports />
    </AdminQueries>
  );
}

function BankImports() {
  const t = useTexts();
  const { language } = usePage();
  const isShown = useQuery().has('import');
  const imports = useBankImports();
  if (isDenied(imports.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={<WayBack to={pathOf('adminPayments', language)}>{t('backOffice:screens.adminPayments')}</WayBack>}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <OfficeTitle>{t('bankImports:title')}</OfficeTitle>
        {isShown ? (
          <ButtonLink size="sm" to={pathOf('adminBankImports', language)}>
            {t('bankImports:another')}
          </ButtonLink>
        ) : null}
      </div>
      <ImportView />
    </AdminFrame>
  );
}
