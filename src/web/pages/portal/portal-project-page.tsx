import { pathOf } from '#domain/routes.ts';
import { CustomerViewFrame } from '../../features/portal/customer-view-frame.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { ProjectOfCustomer } from './project-of-customer.tsx';

/** One's own project: status, timeline, milestones to approve, scope, files, payments and documents (spec §2, I1). */
export function PortalProjectPage() {
  const t = useTexts();
  const { language, data } = usePage();
  const page = (
    <PortalFrame>
      <ProjectOfCustomer />
      <ButtonLink className="justify-self-start" to={pathOf('portal', language)}>
        {t('portal:project.all')}
      </ButtonLink>
    </PortalFrame>
  );
  return (
    <AdminQueries>
      {data.customerView ? <CustomerViewFrame view={data.customerView}>{page}</CustomerViewFrame> : page}
    </AdminQueries>
  );
}
