import type { MouseEvent } from 'react';
import { pathOf } from '#domain/routes.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CheckIcon } from '../../../ui/icons/signs.tsx';
import { useFieldName } from './field-names.ts';
import { showField } from './show-field.ts';
import { type Editor, formId } from './use-editor.ts';

type Props = {
  editor: Pick<Editor, 'content' | 'issues' | 'needs' | 'isKnown' | 'sentenceOf'>;
  /** Called before the way to a field is gone. */
  onFollow?: () => void;
};

/** What is missing before the quote can be sent, each with the way to its field; and what the agency lacks (H1, H2). */
export function MissingList({ editor: { content, issues, needs, isKnown, sentenceOf }, onFollow }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const nameOf = useFieldName(content.lines);
  if (!isKnown) return null;
  if (issues.length + needs.length === 0) {
    return (
      <p className="flex items-center gap-2 font-semibold text-level">
        <CheckIcon size={20} />
        {t('quoteEditor:missing.none')}
      </p>
    );
  }

  function follow(event: MouseEvent, path: string): void {
    event.preventDefault();
    onFollow?.();
    showField(path);
  }

  return (
    <div className="grid gap-2">
      <h2 className="text-lg">{t('quoteEditor:missing.title')}</h2>
      <ul className="grid gap-x-8 border-t border-hair sm:grid-cols-2">
        {issues.map((issue) => (
          <li key={`${issue.field} ${issue.rule}`} className="border-b border-hair py-1">
            <a
              className="inline-block py-1 pointer-coarse:py-2.5"
              href={`#${fieldId(formId, issue.field)}`}
              onClick={(event) => follow(event, issue.field)}
            >
              {nameOf(issue.field)}
            </a>
            <span className="block text-sm text-muted">{sentenceOf(issue)}</span>
          </li>
        ))}
        {needs.map((need) => (
          <li key={need} className="border-b border-hair py-1">
            <a className="inline-block py-1 pointer-coarse:py-2.5" href={pathOf('adminAgency', language)}>
              {t(`quoteEditor:missing.needs.${need}`)}
            </a>
            <span className="block text-sm text-muted">{t('quoteEditor:missing.agency')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
