import { estimatePdfPath } from '#contract/estimates.ts';
import type { RequestDetail, RequestRow } from '#contract/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { ExplainedEstimate } from '../../features/estimates/explained-estimate.tsx';
import { LoadFailure } from '../../features/service-requests/load-failure.tsx';
import { isDenied, isMissing, useListedRequest, useServiceRequest } from '../../features/service-requests/queries.ts';
import { RequestAnswers } from '../../features/service-requests/request-answers.tsx';
import { RequestBodySkeleton } from '../../features/service-requests/request-body-skeleton.tsx';
import { RequestContact } from '../../features/service-requests/request-contact.tsx';
import { RequestHead } from '../../features/service-requests/request-head.tsx';
import { RequestHistory } from '../../features/service-requests/request-history.tsx';
import { RequestMails } from '../../features/service-requests/request-mails.tsx';
import { RequestSection } from '../../features/service-requests/request-section.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArrowLeftIcon, DownloadIcon } from '../../ui/icons/arrows.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** One request with answers, estimate, history and mails (G3). */
export function AdminRequestPage() {
  const { parameters } = usePage();
  return (
    <AdminQueries>
      <Request id={parameters['id'] ?? ''} />
    </AdminQueries>
  );
}

type RequestProps = { id: string };

function Request({ id }: RequestProps) {
  const request = useServiceRequest(id);
  const listed = useListedRequest(id);
  if (isDenied(request.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack />}>
      {isMissing(request.error) ? <MissingRequest /> : <RequestParts request={request} listed={listed} />}
    </AdminFrame>
  );
}

type PartsProps = { request: ReturnType<typeof useServiceRequest>; listed: RequestRow | undefined };

function RequestParts({ request, listed }: PartsProps) {
  const { data, error, isFetching, refetch } = request;
  const known = data ?? listed;
  const hasFailed = error && !data;
  return (
    <div className="grid gap-10">
      {known || !hasFailed ? <RequestHead request={known} /> : null}
      {data ? <RequestBody request={data} /> : null}
      {hasFailed ? (
        <LoadFailure
          error={error}
          headingLevel={known ? 2 : 1}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || hasFailed ? null : <RequestBodySkeleton />}
    </div>
  );
}

function WayBack() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      className="-ms-3"
      icon={<ArrowLeftIcon size={20} />}
      to={pathOf('admin', language)}
    >
      {t('serviceRequests:detail.back')}
    </ButtonLink>
  );
}

function MissingRequest() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ErrorState
      title={t('serviceRequests:detail.missing.title')}
      text={t('serviceRequests:detail.missing.text')}
      actions={
        <ButtonLink variant="primary" to={pathOf('admin', language)}>
          {t('serviceRequests:detail.back')}
        </ButtonLink>
      }
    />
  );
}

type BodyProps = { request: RequestDetail };

function RequestBody({ request }: BodyProps) {
  const t = useTexts();
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <RequestSection title={t('serviceRequests:detail.contact')} className="lg:col-start-2">
        <RequestContact contact={request.contact} />
      </RequestSection>
      <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <RequestSection title={t('serviceRequests:detail.answers')}>
          <RequestAnswers request={request} />
        </RequestSection>
        {request.explainedEstimate ? (
          <RequestSection
            title={t('serviceRequests:detail.estimate')}
            aside={<PdfLink estimateId={request.estimateId} />}
          >
            <ExplainedEstimate estimate={request.explainedEstimate} />
          </RequestSection>
        ) : null}
        <RequestSection title={t('serviceRequests:detail.mails')}>
          <RequestMails mails={request.mails} language={request.language} />
        </RequestSection>
      </div>
      <RequestSection title={t('serviceRequests:detail.history')} className="lg:col-start-2">
        <RequestHistory events={request.events} />
      </RequestSection>
    </div>
  );
}

type PdfProps = { estimateId: string | null };

function PdfLink({ estimateId }: PdfProps) {
  const t = useTexts();
  if (estimateId === null) return null;
  return (
    <ButtonLink
      size="sm"
      icon={<DownloadIcon size={20} />}
      to={estimatePdfPath.replace(':id', estimateId)}
      reloadDocument
    >
      {t('serviceRequests:detail.pdf')}
    </ButtonLink>
  );
}
