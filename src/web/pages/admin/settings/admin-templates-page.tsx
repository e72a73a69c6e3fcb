import { pathOf } from '#domain/routes.ts';
import { useTemplates } from '../../../features/mail/queries.ts';
import { TemplateScreen, useWantedTemplate } from '../../../features/mail/templates/template-screen.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { isDenied } from '../../../lib/http/refusals.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';
import { WayBack } from '../../../ui/way-back.tsx';

/** Prepared replies, and one of them while it is written (G7). */
export function AdminTemplatesPage() {
  return (
    <AdminQueries>
      <Templates />
    </AdminQueries>
  );
}

function Templates() {
  const { error } = useTemplates();
  if (isDenied(error)) return <DeniedPage />;
  return (
    <AdminFrame start={<Start />}>
      <TemplateScreen />
    </AdminFrame>
  );
}

function Start() {
  const t = useTexts();
  const { language } = usePage();
  const { id, newIn } = useWantedTemplate();
  const isList = id === null && newIn === null;
  return (
    <div className="grid justify-items-start gap-2">
      {isList ? null : <WayBack to={pathOf('adminTemplates', language)}>{t('mail:templates.back')}</WayBack>}
      <OfficeTitle>
        {isList ? t('mail:templates.title') : t(newIn ? 'mail:templates.create' : 'mail:templates.edit')}
      </OfficeTitle>
    </div>
  );
}
