import { pathOf } from '#domain/routes.ts';
import { isDenied, useTemplates } from '../../features/mail/queries.ts';
import { TemplateScreen, useWantedTemplate } from '../../features/mail/template-screen.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ArrowLeftIcon } from '../../ui/icons/arrows.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

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
      {isList ? null : (
        <ButtonLink
          size="sm"
          variant="quiet"
          className="-ms-3"
          icon={<ArrowLeftIcon size={20} />}
          to={pathOf('adminTemplates', language)}
        >
          {t('mail:templates.back')}
        </ButtonLink>
      )}
      <h1 tabIndex={-1} className="text-2xl">
        {isList ? t('mail:templates.title') : t(newIn ? 'mail:templates.create' : 'mail:templates.edit')}
      </h1>
    </div>
  );
}
