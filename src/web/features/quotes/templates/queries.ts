import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type QuoteTemplateContent,
  type QuoteTemplateRow,
  changeQuoteTemplate,
  createQuoteTemplate,
  deleteQuoteTemplate,
  listQuoteTemplates,
  readQuoteTemplate,
} from '#contract/quotes/quote-templates.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { meta } from '../queries.ts';

/** Prepared quotes of all languages, by name. */
export function useQuoteTemplates() {
  return useQuery({
    queryKey: [listQuoteTemplates.path],
    queryFn: () => asSignedIn(() => callEndpoint(listQuoteTemplates, {})),
    staleTime: 0,
    meta,
  });
}

/** What a template holds, read anew whenever it is looked at. */
export function useTemplateContent(id: string) {
  return useQuery({
    queryKey: [readQuoteTemplate.path, id],
    queryFn: () => asSignedIn(() => callEndpoint(readQuoteTemplate, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

type Template = { name: string; content: QuoteTemplateContent };

/** Keeps a quote as a template; a press that is repeated after a failure keeps it once. */
export function useCreateTemplate() {
  return useTemplateChange(async (body: Template) => {
    const content = `quote template ${JSON.stringify(body)}`;
    const made = await callEndpoint(createQuoteTemplate, { body, idempotencyKey: idempotencyKeyOf(content) });
    forgetIdempotencyKey(content);
    return made;
  });
}

type Change = {
  template: Pick<QuoteTemplateRow, 'id' | 'version'>;
  name: string;
  content?: QuoteTemplateContent;
};

/** Gives a template another name, and another content where one is given. */
export function useChangeTemplate() {
  return useTemplateChange(({ template: { id, version }, ...body }: Change) =>
    callEndpoint(changeQuoteTemplate, { parameters: { id }, body: { ...body, version } }),
  );
}

/** Deletes a template; the quotes that were made from it stay. */
export function useDeleteTemplate() {
  return useTemplateChange(({ id, version }: Pick<QuoteTemplateRow, 'id' | 'version'>) =>
    callEndpoint(deleteQuoteTemplate, { parameters: { id }, body: { version } }),
  );
}

function useTemplateChange<Input, Output>(call: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quote-templates', 'change'],
    mutationFn: (input: Input) => asSignedIn(() => call(input)),
    onSettled: () => client.invalidateQueries({ queryKey: [listQuoteTemplates.path] }),
    meta,
  });
}
