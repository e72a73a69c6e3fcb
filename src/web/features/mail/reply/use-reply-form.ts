import type { MessageTemplate } from '#contract/mail/mail.ts';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { type Message, checkMessage } from '#domain/mail/check-message.ts';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/form-draft.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useReply, useReplyPreview } from './use-reply.ts';

const empty: Message = { subject: '', body: '' };

/** Form of a reply; what is typed is kept in this tab until it has been sent (G3). */
export function useReplyForm(request: RequestDetail) {
  const t = useTexts();
  const draft = `reply-${request.id}`;
  const reply = useReply(request);
  const preview = useReplyPreview(request.id);
  const form = useForm<Message>({
    id: 'reply',
    start: () => messageOf(readFormDraft(draft)),
    check: (message) => checkMessage({ ...message, subject: request.threadSubject ?? message.subject }),
    send: (message) => reply.mutateAsync(message),
    onChange: (message) => saveFormDraft(draft, isEmpty(message) ? null : message),
    onSaved() {
      const description = t('mail:reply.sent.text', { recipient: request.contact.email });
      showToast({ title: t('mail:reply.sent.title'), description, tone: 'success' });
      preview.reset();
      form.replace(empty);
    },
    onFailed(error) {
      if (isRefusedAtField(error)) return;
      showToast({ title: t('mail:reply.failed.title'), description: t('mail:reply.failed.text'), tone: 'destructive' });
    },
  });

  /** Replaces the typed text; a button of the toast restores it. */
  function replace(next: Message, told: { title: string; undo: string }): void {
    const former = form.values;
    form.change(next);
    if (isEmpty(former)) return;
    showToast({ title: told.title, action: { label: told.undo, onPress: () => form.change(former) } });
  }

  return {
    ...form,
    hasDraft: !isEmpty(form.values),
    preview,
    takeTemplate: ({ subject, body }: MessageTemplate) =>
      replace(
        { subject: request.threadSubject === null ? subject : '', body },
        { title: t('mail:reply.replaced.title'), undo: t('mail:reply.replaced.undo') },
      ),
    /** Puts a reply that was taken back into the box, before whatever was typed since. */
    giveBack: ({ subject, body }: Message) =>
      form.change({ subject, body: [body, form.values.body].filter((text) => text.trim() !== '').join('\n\n') }),
    discard: () => replace(empty, { title: t('mail:reply.discarded.title'), undo: t('mail:reply.discarded.undo') }),
    async showPreview() {
      if (preview.isPending || !(await form.verify())) return;
      preview.mutate(form.values, { onError: (error) => (isRefusedAtField(error) ? form.fail(error) : undefined) });
    },
  };
}
export type ReplyForm = ReturnType<typeof useReplyForm>;

/** Whether a response refuses the subject or the text, which the fields then say. */
export function isRefusedAtField(error: unknown): boolean {
  return Object.keys(refusedFields(error, { fields: ['subject', 'body'] })).length > 0;
}

const isEmpty = ({ subject, body }: Message) => subject.trim() === '' && body.trim() === '';

function messageOf(draft: unknown): Message {
  const { subject, body } = (draft ?? {}) as Record<string, unknown>;
  return { subject: typeof subject === 'string' ? subject : '', body: typeof body === 'string' ? body : '' };
}
