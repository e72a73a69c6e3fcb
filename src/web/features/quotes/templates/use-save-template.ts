import { type SubmitEvent, useState } from 'react';
import type { QuoteTemplateRow } from '#contract/quotes/quote-templates.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { templateContentOf } from '#domain/quotes/content/template-content.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangeTemplate, useCreateTemplate, useQuoteTemplates } from './queries.ts';

/** Longest name of a template, in characters. */
export const longestTemplateName = 80;

/** The form that keeps a quote as a template. A name that one has already means that one, so that no two are called the same. */
export function useSaveTemplate(content: QuoteContent, onSaved: () => void) {
  const t = useTexts();
  const { data } = useQuoteTemplates();
  const templates = data?.templates ?? [];
  const [placeId, setPlaceId] = useState('');
  const [name, setName] = useState(content.title.slice(0, longestTemplateName));
  const [isNameless, setNameless] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const create = useCreateTemplate();
  const change = useChangeTemplate();
  const target = targetOf(templates, { placeId, name });

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') return setNameless(true);
    if (target && !isAsked) return setAsked(true);
    if (create.isPending || change.isPending) return;
    const kept = { name: typed, content: templateContentOf(content) };
    try {
      await (target ? change.mutateAsync({ template: target, ...kept }) : create.mutateAsync(kept));
    } catch {
      // The list was read anew: what somebody else has changed meanwhile is asked about again.
      return setAsked(false);
    }
    const description = t('quotes:toasts.templateSaved.text', { name: typed });
    showToast({ title: t('quotes:toasts.templateSaved.title'), description, tone: 'success' });
    onSaved();
  }

  return {
    templates,
    target,
    placeId,
    name,
    isNameless,
    isAsked,
    isPending: create.isPending || change.isPending,
    failure: create.error ?? change.error,
    save,
    choosePlace(id: string): void {
      setPlaceId(id);
      setAsked(false);
      setNameless(false);
      setName(templates.find((each) => each.id === id)?.name ?? content.title.slice(0, longestTemplateName));
    },
    rename(typed: string): void {
      setName(typed);
      setAsked(false);
      setNameless(false);
    },
  };
}

type Wish = { placeId: string; name: string };

/** The template that is replaced: the chosen one, else one of the same name. */
function targetOf(templates: readonly QuoteTemplateRow[], { placeId, name }: Wish): QuoteTemplateRow | undefined {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return templates.find((each) => (placeId === '' ? plain(each.name) === plain(name) : each.id === placeId));
}
