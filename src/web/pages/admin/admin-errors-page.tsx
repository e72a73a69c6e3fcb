import { GroupList } from '../../features/errors/group-list.tsx';
import { useErrorGroups } from '../../features/errors/queries.ts';
import { StateFilter, useShownErrors } from '../../features/errors/state-filter.tsx';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Errors of the site by groups, the latest first (J4). */
export function AdminErrorsPage() {
  return (
    <AdminQueries>
      <Errors />
    </AdminQueries>
  );
}

function Errors() {
  const t = useTexts();
  const shown = useShownErrors();
  const groups = useErrorGroups(shown);
  if (isDenied(groups.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<OfficeTitle>{t('errorReports:list.title')}</OfficeTitle>}>
      <StateFilter shown={shown} />
      <GroupList groups={groups} />
    </AdminFrame>
  );
}
