import { useState } from 'react';
import type { MessageTemplate } from '#contract/mail.ts';
import type { RequestDetail } from '#contract/service-requests.ts';
import { saveFormDraft, readFormDraft } from '../../lib/forms/form-draft.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type Message, type Problems, hasProblems, messageProblems, problemsOf } from './message-problems.ts';
import { useReply, useReplyPreview } from './use-reply.ts';

const empty: Message = { subject: '', body: '' };

/** A reply while it is written: what is typed stays in this tab until it has been sent (G3). */
export function useReplyForm(request: RequestDetail) {
  const t = useTexts();
  const draft = `reply-${request.id}`;
  const [message, setMessage] = useState<Message>(() => messageOf(readFormDraft(draft)));
  const [problems, setProblems] = useState<Problems<keyof Message>>({});
  const reply = useReply(request);
  const preview = useReplyPreview(request.id);

  function type(typed: Message) {
    setMessage(typed);
    setProblems({});
    saveFormDraft(draft, isEmpty(typed) ? null : typed);
  }

  /** Puts another text in place of what was typed, which one press brings back. */
  function replace(next: Message, told: { title: string; undo: string }) {
    const former = message;
    type(next);
    if (isEmpty(former)) return;
    showToast({ title: told.title, action: { label: told.undo, onPress: () => type(former) } });
  }

  function refuse(found: Problems<keyof Message>): boolean {
    setProblems(found);
    const [field] = (['subject', 'body'] as const).filter((each) => found[each]);
    if (field) document.getElementById(`${replyId}-${field}`)?.focus();
    return hasProblems(found);
  }

  function fail(error: Error) {
    if (refuse(problemsOf(error, ['subject', 'body']))) return;
    showToast({ title: t('mail:reply.failed.title'), description: t('mail:reply.failed.text'), tone: 'destructive' });
  }

  function succeed() {
    const description = t('mail:reply.sent.text', { recipient: request.contact.email });
    showToast({ title: t('mail:reply.sent.title'), description, tone: 'success' });
    preview.reset();
    type(empty);
  }

  return {
    message,
    problems,
    type,
    hasDraft: !isEmpty(message),
    reply,
    preview,
    take: ({ subject, body }: MessageTemplate) =>
      replace({ subject, body }, { title: t('mail:reply.replaced.title'), undo: t('mail:reply.replaced.undo') }),
    discard: () => replace(empty, { title: t('mail:reply.discarded.title'), undo: t('mail:reply.discarded.undo') }),
    look() {
      if (!preview.isPending && !refuse(messageProblems(message, t))) {
        preview.mutate(message, { onError: (error) => void refuse(problemsOf(error, ['subject', 'body'])) });
      }
    },
    send() {
      if (!reply.isPending && !refuse(messageProblems(message, t))) {
        reply.mutate(message, { onSuccess: succeed, onError: fail });
      }
    },
  };
}
export type ReplyForm = ReturnType<typeof useReplyForm>;

/** Ids of the fields begin with it; a page has one such form. */
export const replyId = 'reply';

const isEmpty = ({ subject, body }: Message) => subject.trim() === '' && body.trim() === '';

function messageOf(draft: unknown): Message {
  const { subject, body } = (draft ?? {}) as Record<string, unknown>;
  return { subject: typeof subject === 'string' ? subject : '', body: typeof body === 'string' ? body : '' };
}
