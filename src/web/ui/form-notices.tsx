import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';
import { CallFailure } from './call-failure.tsx';
import { Notice } from './notice.tsx';

type Props = {
  form: { clash?: 'changed' | 'gone' | null; callError: Error | null; failure: { attempt: number } | null };
  /** Heading when the form could not be saved. */
  failureTitle: string;
  /** Says that the record is there no more. */
  goneText?: string;
  /** Beside the message that somebody else changed the record. */
  actions?: ReactNode;
};

/** Above the fields of a form in the back office: why it was not saved, or that somebody else changed the record (G5). */
export function FormNotices({ form: { clash = null, callError, failure }, failureTitle, goneText, actions }: Props) {
  const t = useTexts();
  if (clash !== null) {
    return (
      <Notice tone="warning" role="alert" title={t('backOffice:conflict.title')} actions={actions}>
        {clash === 'gone' && goneText ? goneText : t('backOffice:conflict.text')}
      </Notice>
    );
  }
  return callError ? <CallFailure key={failure?.attempt} title={failureTitle} error={callError} /> : null;
}
