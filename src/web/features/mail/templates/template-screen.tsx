import { useState } from 'react';
import type { MessageTemplate } from '#contract/mail/mail.ts';
import { type Language, isLanguage } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PendingList } from '../../../ui/pending-list.tsx';
import { useTemplates } from '../queries.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';

/** What the address asks for: one template, a new one in a language, or nothing in particular. */
export function useWantedTemplate(): { id: string | null; newIn: Language | null } {
  const query = useQuery();
  const newIn = query.get('new');
  return { id: query.get('template'), newIn: newIn !== null && isLanguage(newIn) ? newIn : null };
}

/** The list of templates, or the one that the address names (G7). */
export function TemplateScreen() {
  const t = useTexts();
  const templates = useTemplates();
  const { data } = templates;
  const { id, newIn } = useWantedTemplate();
  if (!data) return <PendingList list={templates} failureTitle={t('mail:templates.loadFailed')} rows={6} />;
  if (newIn) return <TemplateEditor key={`new ${newIn}`} template={null} language={newIn} />;
  if (id === null) return <TemplateList templates={data.templates} />;
  return <OneTemplate key={id} known={data.templates.find((each) => each.id === id)} />;
}

/** The editor of a template; it stays with what is typed when somebody else deletes the template meanwhile (G5). */
function OneTemplate({ known }: { known: MessageTemplate | undefined }) {
  const [opened] = useState(known);
  const template = known ?? opened;
  return template ? <TemplateEditor template={template} language={template.language} /> : <MissingTemplate />;
}

function MissingTemplate() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ErrorState
      headingLevel={2}
      title={t('mail:templates.missing.title')}
      text={t('mail:templates.missing.text')}
      actions={
        <ButtonLink variant="primary" to={pathOf('adminTemplates', language)}>
          {t('mail:templates.back')}
        </ButtonLink>
      }
    />
  );
}
