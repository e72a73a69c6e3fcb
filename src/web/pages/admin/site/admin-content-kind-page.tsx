import { type ContentKind, contentKinds } from '#domain/content/content-kinds.ts';
import { pathOf } from '#domain/routes.ts';
import { ContentInFull } from '../../../features/content/content-of-kind.tsx';
import { useContentOfKind } from '../../../features/content/queries.ts';
import { isDenied } from '../../../lib/http/refusals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { MissingThing, WayBack } from '../../../ui/way-back.tsx';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** One kind of content in all languages (A12). */
export function AdminContentKindPage() {
  const { parameters } = usePage();
  const kind = contentKinds.find((each) => each === parameters['key']);
  return <AdminQueries>{kind ? <Kind key={kind} kind={kind} /> : <NoKind />}</AdminQueries>;
}

function NoKind() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <AdminFrame start={null}>
      <MissingThing
        title={t('contentEditor:unknown.title')}
        text={t('contentEditor:unknown.text')}
        to={pathOf('adminContent', language)}
        back={t('contentEditor:title')}
      />
    </AdminFrame>
  );
}

function Kind({ kind }: { kind: ContentKind }) {
  const t = useTexts();
  const { language } = usePage();
  const query = useContentOfKind(kind);
  const content = query.data;
  if (isDenied(query.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <>
          <WayBack to={pathOf('adminContent', language)}>{t('contentEditor:title')}</WayBack>
          <OfficeTitle>{t(`contentEditor:kinds.${kind}.name`)}</OfficeTitle>
          {content ? (
            <Badge tone={content.published ? 'done' : 'neutral'}>
              {t(content.published ? 'contentEditor:states.published' : 'contentEditor:states.own')}
            </Badge>
          ) : null}
          {content?.draft ? <Badge tone="waiting">{t('contentEditor:states.draft')}</Badge> : null}
        </>
      }
    >
      {content ? (
        <ContentInFull content={content} />
      ) : (
        <PendingList list={query} failureTitle={t('contentEditor:failedLoad')} rows={6} />
      )}
    </AdminFrame>
  );
}
