import type { OwnDataOfPage } from '#contract/page.ts';
import { pathOf } from '#domain/routes.ts';
import { AccountDeletion } from '../../features/personal-data/account-deletion.tsx';
import { DataCopy } from '../../features/personal-data/data-copy.tsx';
import { useOwnData } from '../../features/personal-data/use-own-data.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** A copy of one's data and the deletion of the account, or that it is deleted (K6). */
export function PortalDataPage() {
  const t = useTexts();
  const { data, language } = usePage();
  if (data.isDeleted) return <Farewell />;
  return (
    <AdminQueries>
      <PortalFrame>
        <AxisHeading level={1}>{t('personalData:title')}</AxisHeading>
        {data.ownData ? <OwnData page={data.ownData} /> : null}
        <ButtonLink className="justify-self-start" to={pathOf('settings', language)} reloadDocument>
          {t('personalData:back')}
        </ButtonLink>
      </PortalFrame>
    </AdminQueries>
  );
}

function OwnData({ page }: { page: OwnDataOfPage }) {
  const data = useOwnData(page);
  return (
    <>
      <DataCopy data={data} now={page.now} form={page.form?.kind === 'export' ? page.form : undefined} />
      <AccountDeletion data={data} page={page} />
    </>
  );
}

function Farewell() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="page-column">
      <PlumbLine hasBob className="grid justify-items-start gap-6 pt-10 pb-24 md:pt-14">
        <AxisHeading level={1}>{t('personalData:deletion.done.title')}</AxisHeading>
        <p className="max-w-prose text-lg text-muted">{t('personalData:deletion.done.text')}</p>
        <ButtonLink variant="primary" to={pathOf('home', language)} reloadDocument>
          {t('personalData:deletion.done.home')}
        </ButtonLink>
      </PlumbLine>
    </div>
  );
}
