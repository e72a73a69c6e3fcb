import type { MouseEvent } from 'react';
import { pathOf } from '#domain/routes.ts';
import { sendingNeeds } from '#domain/settings/missing-agency-facts.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CheckIcon } from '../../../ui/icons/signs.tsx';
import { useFieldName } from './field-names.ts';
import { type DocumentForm, formId } from './use-document-form.ts';

type Props = { form: DocumentForm };

/** Id of the list, which takes the focus when issuing was tried too early. */
export const missingId = 'document-missing';

/** What is missing before the document can be issued, each with the way to its field. */
export function MissingList({ form: { issues, content } }: Props) {
  const t = useTexts();
  const nameOf = useFieldName(content);
  return (
    <div id={missingId} tabIndex={-1} className="grid scroll-mt-6 gap-2 border-t-2 border-ink pt-5 outline-none">
      {issues.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold text-level">
          <CheckIcon size={20} />
          {t('taxDocuments:missing.none')}
        </p>
      ) : (
        <>
          <h2 className="text-lg">{t('taxDocuments:missing.title')}</h2>
          <ul className="grid gap-x-8 border-t border-hair sm:grid-cols-2">
            {issues.map(({ field, text }) => (
              <li key={`${field} ${text}`} className="border-b border-hair py-1">
                {field.startsWith(ofAgency) ? (
                  <AgencyNeed field={field} />
                ) : (
                  <>
                    <a
                      className="inline-block py-1 pointer-coarse:py-2.5"
                      href={`#${fieldId(formId, field)}`}
                      onClick={(event) => leadToField(event, field)}
                    >
                      {nameOf(field)}
                    </a>
                    <span className="block text-sm text-muted">{text}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What the agency has not told of itself yet, with the way to its settings. */
function AgencyNeed({ field }: { field: string }) {
  const t = useTexts();
  const { language } = usePage();
  const need = sendingNeeds.find((each) => field === `${ofAgency}${each}`);
  return (
    <>
      <a className="inline-block py-1 pointer-coarse:py-2.5" href={pathOf('adminAgency', language)}>
        {need ? t(`quoteEditor:missing.needs.${need}`) : t('taxDocuments:missing.agency')}
      </a>
      <span className="block text-sm text-muted">{t('quoteEditor:missing.agency')}</span>
    </>
  );
}

const ofAgency = 'agency.';

/** Brings the control of a field into view and focuses it; of what has none, the lines. */
function leadToField(event: MouseEvent, field: string): void {
  const control = document.getElementById(fieldId(formId, field)) ?? document.getElementById(fieldId(formId, 'lines'));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
