import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type MessageTemplate,
  changeMessageTemplate,
  createMessageTemplate,
  deleteMessageTemplate,
} from '#contract/mail.ts';
import type { Language } from '#domain/languages.ts';
import { messageLimits } from '#domain/mail/message-limits.ts';
import { pathOf } from '#domain/routes.ts';
import { lengthOf } from '#domain/text-length.ts';
import type { GetText } from '#locales/text-key.ts';
import { callEndpoint } from '../../lib/api.ts';
import { asSignedIn } from '../../lib/as-signed-in.ts';
import { navigate } from '../../lib/navigation.ts';
import { forgetOnceKey, onceKeyOf } from '../../lib/once-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type Message, type Problems, hasProblems, messageProblems, problemsOf } from './message-problems.ts';
import { templatesKey } from './queries.ts';

/** A template as it is typed. */
export type TemplateTexts = Message & { language: Language; name: string };

type Fields = 'name' | keyof Message;
const fields: readonly Fields[] = ['name', 'subject', 'body'];
const meta = { isHandled: true };

/** A template while it is written, new or known. */
export function useTemplateForm(template: MessageTemplate | null, language: Language) {
  const t = useTexts();
  const page = usePage();
  const [texts, setTexts] = useState<TemplateTexts>(() => textsOfTemplate(template, language));
  const [problems, setProblems] = useState<Problems<Fields>>({});
  const save = useSaveTemplate(template);

  function refuse(found: Problems<Fields>): boolean {
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) document.getElementById(`${templateId}-${first}`)?.focus();
    return hasProblems(found);
  }

  return {
    texts,
    problems,
    save,
    type(typed: Partial<TemplateTexts>) {
      setTexts({ ...texts, ...typed });
      setProblems({});
    },
    /** Puts what is stored in place of what was typed, which one press brings back. */
    takeStored() {
      const former = texts;
      save.reset();
      setTexts(textsOfTemplate(template, language));
      showToast({
        title: t('mail:templates.replaced.title'),
        action: { label: t('mail:templates.replaced.undo'), onPress: () => setTexts(former) },
      });
    },
    submit() {
      if (save.isPending || refuse({ ...nameProblems(texts.name, t), ...messageProblems(texts, t) })) return;
      save.mutate(texts, {
        onSuccess() {
          showToast({
            title: t('mail:templates.saved.title'),
            description: t('mail:templates.saved.text'),
            tone: 'success',
          });
          navigate(pathOf('adminTemplates', page.language));
        },
        onError: (error) => void refuse(problemsOf(error, fields)),
      });
    },
    /** Whether the fields themselves say what is wrong. */
    isRefusedByField: hasProblems(problemsOf(save.error, fields)),
  };
}

/** Ids of the fields begin with it. */
export const templateId = 'template';

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

function useSaveTemplate(template: MessageTemplate | null) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['templates', 'save'],
    mutationFn: (body: TemplateTexts) =>
      asSignedIn(() =>
        template
          ? callEndpoint(changeMessageTemplate, {
              parameters: { id: template.id },
              body: { ...body, version: template.version },
            })
          : callEndpoint(createMessageTemplate, { body, idempotencyKey: onceKeyOf(contentOf(body)) }),
      ),
    onSuccess: (_stored, body) => forgetOnceKey(contentOf(body)),
    // After a conflict, too: what is typed stays, and is saved over the newer version if it is sent again.
    onSettled: () => client.invalidateQueries({ queryKey: templatesKey }),
    meta,
  });
}

const contentOf = (texts: TemplateTexts) => `template ${JSON.stringify(texts)}`;

function textsOfTemplate(template: MessageTemplate | null, language: Language): TemplateTexts {
  const { name = '', subject = '', body = '' } = template ?? {};
  return { language, name, subject, body };
}

function nameProblems(name: string, t: GetText): Problems<'name'> {
  if (lengthOf(name) === 0) return { name: t('mail:message.missing.name') };
  const limit = messageLimits.templateName;
  return lengthOf(name) > limit ? { name: t('mail:message.tooLong', { limit }) } : {};
}
