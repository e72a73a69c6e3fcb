import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type MessageTemplate,
  changeMessageTemplate,
  createMessageTemplate,
  deleteMessageTemplate,
} from '#contract/mail/mail.ts';
import type { Language } from '#domain/languages.ts';
import { type Message, checkTemplate } from '#domain/mail/check-message.ts';
import type { TemplateKind } from '#domain/mail/template-kind.ts';
import { pathOf } from '#domain/routes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { navigate } from '../../../lib/navigation.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { templatesKey, useFreshTemplate } from '../queries.ts';

/** A template as it is typed. */
export type TemplateTexts = Message & { name: string; kind: TemplateKind; language: Language };

const meta = { isHandled: true };

/** Form of a template, new in a language or known. */
export function useTemplateForm(template: MessageTemplate | null, language: Language) {
  const t = useTexts();
  const page = usePage();
  const save = useSaveTemplate();
  const form = useRecordForm<TemplateTexts, MessageTemplate>({
    id: 'template',
    start: template ? textsOfTemplate(template) : { name: '', kind: 'request', language, subject: '', body: '' },
    check: checkTemplate,
    send: (texts, of) => save.mutateAsync({ texts, of }),
    stored: { base: template, valuesOf: textsOfTemplate, reload: useFreshTemplate() },
    onSaved() {
      showToast({
        title: t('mail:templates.saved.title'),
        description: t('mail:templates.saved.text'),
        tone: 'success',
      });
      navigate(pathOf('adminTemplates', page.language));
    },
  });

  /** Replaces the typed texts by the stored ones; a button of the toast restores them. */
  function takeStored(): void {
    const typed = form.takeStored();
    showToast({
      title: t('mail:templates.replaced.title'),
      action: { label: t('mail:templates.replaced.undo'), onPress: () => form.replace(typed) },
    });
  }

  return { ...form, takeStored };
}

/** Deletes a template for good. */
export function useDeleteTemplate({ id, version }: MessageTemplate) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['templates', 'delete'],
    mutationFn: () => asSignedIn(() => callEndpoint(deleteMessageTemplate, { parameters: { id }, body: { version } })),
    onSettled: () => client.invalidateQueries({ queryKey: templatesKey }),
    meta,
  });
}

function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['templates', 'save'],
    mutationFn: ({ texts, of }: { texts: TemplateTexts; of: MessageTemplate | null }) =>
      asSignedIn(() =>
        of
          ? callEndpoint(changeMessageTemplate, { parameters: { id: of.id }, body: { ...texts, version: of.version } })
          : callEndpoint(createMessageTemplate, { body: texts, idempotencyKey: idempotencyKeyOf(contentOf(texts)) }),
      ),
    onSuccess: (_stored, { texts }) => forgetIdempotencyKey(contentOf(texts)),
    onSettled: () => client.invalidateQueries({ queryKey: templatesKey }),
    meta,
  });
}

const contentOf = (texts: TemplateTexts) => `template ${JSON.stringify(texts)}`;

function textsOfTemplate({ name, kind, language, subject, body }: MessageTemplate): TemplateTexts {
  return { name, kind, language, subject, body };
}
