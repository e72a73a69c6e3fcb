import { type ReactNode, useId } from 'react';
import type { PortalHome } from '#contract/portal/portal-home.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { DocumentList } from '#web/features/payments/page/document-list.tsx';
import { FirstVisit } from './first-visit.tsx';
import { DocumentNote } from './document-note.tsx';
import { usePortalHome } from './portal-home-query.ts';
import { ProjectRows } from './project-rows.tsx';
import { QuoteRows } from './quote-rows.tsx';
import { RequestRows } from './request-rows.tsx';
import { waitingItems } from './waiting-items.ts';
import { WaitingList } from './waiting-list.tsx';

type NeededRight = PortalHome['missingRights'][number];

/** The customer's own things: what waits for them first (I3). Must be a direct child of a PlumbLine. */
export function PortalSections() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = usePortalHome();
  if (data) return isEmpty(data) ? <FirstVisit isVerified={data.isVerified} /> : <Sections home={data} />;
  if (error) return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** Whether there is nothing yet, or nothing that the person could not see. */
const isEmpty = ({ projects, quotes, requests, payments, documents, missingRights }: PortalHome) =>
  [projects, quotes, requests, payments, documents, missingRights].every(({ length }) => length === 0);

function Sections({ home }: { home: PortalHome }) {
  const t = useTexts();
  const { language } = usePage();
  const { projects, hasMoreProjects, quotes, payments, requests, documents, missingRights } = home;
  const emptyOf = (kind: 'projects' | 'quotes' | 'requests' | 'documents', needed: NeededRight) =>
    home[kind].length === 0 && t(missingRights.includes(needed) ? 'portal:unseen' : `portal:${kind}.empty`);
  return (
    <>
      <Section title={t('portal:waiting.title')}>
        <WaitingList items={waitingItems(home)} />
      </Section>
      <Section title={t('portal:projects.title')} empty={emptyOf('projects', 'messages')}>
        <ProjectRows projects={projects} hasMore={hasMoreProjects} />
      </Section>
      <Section title={t('portal:quotes.title')} empty={emptyOf('quotes', 'documents')}>
        <QuoteRows quotes={quotes} payments={payments} />
      </Section>
      <Section title={t('portal:requests.title')} empty={emptyOf('requests', 'messages')}>
        <RequestRows requests={requests} quotes={quotes} />
      </Section>
      <Section title={t('portal:documents.title')} empty={emptyOf('documents', 'documents')}>
        <DocumentList
          documents={documents}
          keyOf={({ key }) => key}
          language={language}
          noteOf={(document) => (
            <DocumentNote
              document={document}
              payment={payments.find((each) => each.quoteId === null && each.key === document.key)}
            />
          )}
        />
      </Section>
    </>
  );
}

type SectionProps = {
  title: string;
  /** What will stand here, where there is nothing yet. */
  empty?: string | false;
  children: ReactNode;
};

function Section({ title, empty, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <AxisHeading level={2} id={id}>
        {title}
      </AxisHeading>
      {empty ? <p className="max-w-prose text-muted">{empty}</p> : children}
    </section>
  );
}
