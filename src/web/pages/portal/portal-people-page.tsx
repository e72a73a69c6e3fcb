import type { PeopleOfPage } from '#contract/page.ts';
import { pathOf } from '#domain/routes.ts';
import { FirmSection } from '../../features/firms/firm-section.tsx';
import { InvitedNotice } from '../../features/firms/invited-notice.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** The people of a customer's firm and their rights (I5); all of it plain forms. */
export function PortalPeoplePage() {
  const t = useTexts();
  const { data, language } = usePage();
  const isOwner = data.people?.firms.some((firm) => firm.isOwner) ?? false;
  return (
    <AdminQueries>
      <PortalFrame>
        <div className="grid gap-3">
          <AxisHeading level={1}>{t('firms:title')}</AxisHeading>
          <p className="max-w-prose text-lg text-muted">{t(isOwner ? 'firms:lead' : 'firms:leadOfColleague')}</p>
        </div>
        {data.people ? <People page={data.people} /> : null}
        <ButtonLink className="justify-self-start" to={pathOf('settings', language)} reloadDocument>
          {t('firms:back')}
        </ButtonLink>
      </PortalFrame>
    </AdminQueries>
  );
}

function People({ page }: { page: PeopleOfPage }) {
  const t = useTexts();
  const { form, news } = page;
  return (
    <>
      {form?.failure ? (
        <Notice tone="danger" role="alert" title={t('firms:failure')}>
          {form.failure}
        </Notice>
      ) : null}
      {news ? <Notice tone="success" role="status" title={t(`firms:news.${news}`)} /> : null}
      {page.isVerified ? null : <Notice title={t('firms:unverified.title')}>{t('firms:unverified.text')}</Notice>}
      {page.invited.map((invited) => (
        <InvitedNotice key={invited.id} invited={invited} />
      ))}
      {page.firms.map((firm) => (
        <FirmSection key={firm.id} firm={firm} form={form?.firm === firm.id ? form : undefined} />
      ))}
      {page.firms.length === 0 && page.invited.length === 0 ? (
        <EmptyState title={t('firms:empty.title')} text={t('firms:empty.text')} />
      ) : null}
    </>
  );
}
