import { useState } from 'react';
import { estimatePdfPath } from '#contract/estimates.ts';
import type { RequestDetail, RequestRow } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { ExplainedEstimate } from '../../features/estimates/explained-estimate.tsx';
import { WholeMailButton } from '../../features/inbound-mail/whole-mail-button.tsx';
import { RefusedMails } from '../../features/mail/refused/refused-mails.tsx';
import { ReplyPanel } from '../../features/mail/reply/reply-panel.tsx';
import { useReadAbout } from '../../features/notifications/use-read-about.ts';
import { PresenceLine } from '../../features/presence/presence-line.tsx';
import { LegalHold } from '../../features/retention/legal-hold.tsx';
import { beginsWithMessage } from '../../features/service-requests/detail/begins-with-message.ts';
import { EditDetails } from '../../features/service-requests/detail/edit/edit-details.tsx';
import { readEditDraft } from '../../features/service-requests/detail/edit/edit-draft.ts';
import { NeighbourLinks } from '../../features/service-requests/detail/neighbour-links.tsx';
import { NoteForm } from '../../features/service-requests/detail/note-form.tsx';
import { RequestActions } from '../../features/service-requests/detail/request-actions.tsx';
import { RequestAnswers } from '../../features/service-requests/detail/request-answers.tsx';
import { RequestBodySkeleton } from '../../features/service-requests/detail/request-body-skeleton.tsx';
import { RequestContact } from '../../features/service-requests/detail/request-contact.tsx';
import { RequestFiles } from '../../features/service-requests/detail/request-files.tsx';
import { RequestHead, RequestState } from '../../features/service-requests/detail/request-head.tsx';
import { RequestSection } from '../../features/service-requests/detail/request-section.tsx';
import { RequestTimeline } from '../../features/service-requests/detail/timeline/request-timeline.tsx';
import { useMarkRead } from '../../features/service-requests/detail/use-mark-read.ts';
import { OfficeThread } from '../../features/threads/office-thread.tsx';
import { lastList } from '../../features/service-requests/list/last-list.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useListedRequest, useServiceRequest } from '../../features/service-requests/queries.ts';
import { useFocusReturn } from '../../features/service-requests/use-focus-return.ts';
import { useLoadToast } from '../../features/service-requests/use-load-toast.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied, isMissing } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ChevronDownIcon, DownloadIcon } from '../../ui/icons/arrows.tsx';
import { EditIcon } from '../../ui/icons/things.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { RequestDocuments } from './frame/request-documents.tsx';
import { RequestMoney } from './frame/request-money.tsx';
import { RequestQuotes } from './frame/request-quotes.tsx';
import { MissingThing, WayBack } from '../../ui/way-back.tsx';

/** One request: the answer and what was said first, then what is wanted, what it costs and what happened (G3). */
export function AdminRequestPage() {
  const { parameters } = usePage();
  const id = parameters['id'] ?? '';
  return (
    <AdminQueries>
      <Request key={id} id={id} />
    </AdminQueries>
  );
}

type RequestProps = { id: string };

function Request({ id }: RequestProps) {
  const t = useTexts();
  const { language } = usePage();
  const request = useServiceRequest(id);
  const listed = useListedRequest(id);
  // What the tab remembers is known in the browser only.
  const address = useIsHydrated() ? lastList() : null;
  useLoadToast(isMissing(request.error) ? null : request.error);
  if (isDenied(request.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <div className="flex w-full items-center">
          <WayBack to={address ?? pathOf('adminRequests', language)}>{t('serviceRequests:detail.back')}</WayBack>
          {address === null ? null : <NeighbourLinks id={id} />}
        </div>
      }
    >
      {isMissing(request.error) ? <MissingRequest /> : <RequestParts request={request} listed={listed} />}
    </AdminFrame>
  );
}

function MissingRequest() {
  const t = useTexts();
  return (
    <MissingThing
      title={t('serviceRequests:detail.missing.title')}
      text={t('serviceRequests:detail.missing.text')}
      to={pathOf('adminRequests', usePage().language)}
      back={t('serviceRequests:detail.back')}
    />
  );
}

type DraftSourcesProps = { request: ReturnType<typeof useServiceRequest>; listed: RequestRow | undefined };

function RequestParts({ request, listed }: DraftSourcesProps) {
  const { data, error, isFetching, refetch } = request;
  const known = data ?? listed;
  const hasFailed = error && !data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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

type BodyProps = { request: RequestDetail };

function RequestBody({ request }: BodyProps) {
  const t = useTexts();
  useMarkRead(request);
  useReadAbout('request', request.id);
  return (
    <>
      <PresenceLine kind="request" id={request.id} />
      <RequestActions request={request} />
      <RefusedMails request={request} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-6">
          <ReplyPanel request={request} />
          <OfficeThread
            place="request"
            id={request.id}
            lang={request.language}
            isForAccounts
            opening={openingOf(request)}
            renderWholeMail={(mailId, label) => <WholeMailButton id={mailId} label={label} />}
          />
        </div>
        <div className="grid min-w-0 content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RequestSection title={t('serviceRequests:detail.contact')}>
            <RequestContact request={request} />
          </RequestSection>
          <RequestState request={request} />
          <div className="border-t-2 border-ink pt-4 lg:sticky lg:top-6">
            <NoteForm requestId={request.id} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:row-start-2">
          <Work request={request} />
          <RequestFiles files={request.attachments} />
          <RequestQuotes requestId={request.id} />
          <RequestMoney requestId={request.id} />
          <RequestDocuments requestId={request.id} />
          {request.explainedEstimate ? <Estimate request={request} estimate={request.explainedEstimate} /> : null}
          <RequestSection title={t('serviceRequests:detail.history')}>
            <RequestTimeline request={request} />
          </RequestSection>
          <LegalHold kind="service-request" id={request.id} />
        </div>
      </div>
    </>
  );
}

const openingOf = (request: RequestDetail) =>
  beginsWithMessage(request)
    ? { author: request.contact.name, at: request.createdAt, body: request.description }
    : null;

const editButtonId = 'edit-details';

/** What is wanted, and the form to correct it; an edit that was left unfinished is open again. */
function Work({ request }: BodyProps) {
  const t = useTexts();
  const [isEditing, setEditing] = useState(() => readEditDraft(request.id) !== null);
  useFocusReturn(isEditing, editButtonId);
  if (isEditing) {
    return (
      <RequestSection title={t('serviceRequests:edit.title')}>
        <EditDetails request={request} onClose={() => setEditing(false)} />
      </RequestSection>
    );
  }
  return (
    <RequestSection
      title={t('serviceRequests:detail.answers')}
      aside={
        <Button
          id={editButtonId}
          size="sm"
          variant="quiet"
          icon={<EditIcon size={20} />}
          onClick={() => setEditing(true)}
        >
          {t('serviceRequests:edit.open')}
        </Button>
      }
    >
      <RequestAnswers request={request} />
    </RequestSection>
  );
}

type EstimateProps = BodyProps & { estimate: NonNullable<RequestDetail['explainedEstimate']> };

/** The price as the customer saw it, computed by the price book of that day: kept folded, since its sum stands above. */
function Estimate({ request, estimate }: EstimateProps) {
  const t = useTexts();
  return (
    <RequestSection
      title={t('serviceRequests:detail.estimate')}
      aside={
        request.estimateId === null ? null : (
          <ButtonLink
            size="sm"
            variant="quiet"
            icon={<DownloadIcon size={20} />}
            to={estimatePdfPath.replace(':id', request.estimateId)}
            reloadDocument
          >
            {t('serviceRequests:detail.pdf')}
          </ButtonLink>
        )
      }
    >
      <details className="group border-y border-hair">
        <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          {t('serviceRequests:detail.estimateLines', { version: estimate.priceBookVersion })}
          <ChevronDownIcon size={20} className="ms-auto text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="pt-2 pb-6">
          <ExplainedEstimate estimate={estimate} />
        </div>
      </details>
    </RequestSection>
  );
}
