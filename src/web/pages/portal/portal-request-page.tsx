import type { OwnRequestDetail } from '#contract/service-requests/own-requests.ts';
import { formatDay } from '#domain/days.ts';
import { pathOf } from '#domain/routes.ts';
import { RequestBadge } from '../../features/portal/request-badge.tsx';
import { OwnThread } from '../../features/threads/own-thread.tsx';
import { CancelledRequest, WithdrawForm } from '../../features/portal/request-withdrawal.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** One's own request: what was wanted, and the messages about it (I2). */
export function PortalRequestPage() {
  const t = useTexts();
  const { language, data } = usePage();
  const { ownRequest } = data;
  return (
    <AdminQueries>
      <PortalFrame>
        {ownRequest ? (
          <Request request={ownRequest} />
        ) : (
          <>
            <AxisHeading level={1}>{t('portal:request.gone.title')}</AxisHeading>
            <p className="max-w-prose text-lg text-muted">{t('portal:request.gone.text')}</p>
          </>
        )}
        <ButtonLink className="justify-self-start" to={pathOf('portal', language)}>
          {t('portal:project.all')}
        </ButtonLink>
      </PortalFrame>
    </AdminQueries>
  );
}

function Request({ request }: { request: OwnRequestDetail }) {
  const t = useTexts();
  const { thread, user, requestForm } = usePage().data;
  const { id, number, title, language, createdAt, status, description, projectId } = request;
  return (
    <>
      <div className="grid gap-3">
        <AxisHeading level={1}>
          <span lang={language} className="wrap-anywhere">
            {title}
          </span>
        </AxisHeading>
        <p className="figures flex flex-wrap items-baseline gap-x-4 gap-y-2 text-muted">
          <span>{t('portal:requests.number', { number })}</span>
          <RequestBadge status={status} />
          <span>{t('portal:request.sentOn', { date: formatDay(createdAt, language) })}</span>
        </p>
        {projectId === null ? null : (
          // The server reads the project: a new document.
          <a
            className="justify-self-start py-2"
            href={pathOf('portalProject', language, { id: projectId })}
            data-reload=""
          >
            {t('portal:request.openProject')}
          </a>
        )}
      </div>
      <CancelledRequest request={request} />
      {description.trim() === '' ? null : (
        <section aria-labelledby="wanted" className="grid gap-5">
          <AxisHeading level={2} id="wanted">
            {t('portal:request.wanted')}
          </AxisHeading>
          <p lang={language} className="max-w-prose wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        </section>
      )}
      {thread ? (
        <OwnThread thread={thread} path={pathOf('portalRequest', language, { id })} canWrite={user?.role === 'user'} />
      ) : null}
      <WithdrawForm request={request} form={requestForm} />
    </>
  );
}
