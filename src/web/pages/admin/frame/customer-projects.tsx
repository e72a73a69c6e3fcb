import { useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { pathOf } from '#domain/routes.ts';
import { CustomerSection } from '../../../features/customers/customer-section.tsx';
import { NewProjectDialog } from '../../../features/projects/office/forms/new-project-dialog.tsx';
import { ProjectItem } from '../../../features/projects/office/list/project-list.tsx';
import { useProjectList } from '../../../features/projects/office/queries.ts';
import { useChoices } from '../../../features/service-requests/field-words.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';

type Props = { customer: Pick<CustomerDetail, 'id' | 'language' | 'isAnonymised'> };

/** The projects of a customer, and the way to one without a quote (I1). */
export function CustomerProjects({ customer }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [isMaking, setMaking] = useState(false);
  const rows = useProjectList({ customer: customer.id }).data?.pages[0]?.rows ?? [];
  const { service } = useChoices();
  return (
    <CustomerSection
      id="projects"
      title={t('projectOffice:title')}
      action={
        customer.isAnonymised ? null : (
          <Button size="sm" icon={<PlusIcon size={20} />} onClick={() => setMaking(true)}>
            {t('projectOffice:create.open')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{t('projectOffice:list.ofCustomer')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <ProjectItem key={row.id} row={row} />
          ))}
        </ul>
      )}
      {isMaking ? (
        <NewProjectDialog
          customer={customer}
          services={service}
          onMade={({ id }) => navigate(pathOf('adminProject', language, { id }))}
          onClose={() => setMaking(false)}
        />
      ) : null}
    </CustomerSection>
  );
}
