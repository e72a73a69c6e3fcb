import type { MouseEvent, ReactNode } from 'react';
import { type PublicForm, loadSubmission } from '../../lib/forms/use-public-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import type { ButtonVariant } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormFailure } from './form-failure.tsx';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';

type Props = {
  form: Pick<PublicForm, 'items' | 'failure' | 'isSending' | 'submit'>;
  /** Heading of the message when the server refuses. */
  failureTitle: string;
  /** Says why in place of the server's words; shown also beside refused fields. */
  failureText?: (error: unknown) => string | null;
  submitLabel: string;
  variant?: ButtonVariant;
  isFullWidth?: boolean;
  /** Beside the button that sends. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Fields about an account, with the button that sends them and the reason why that failed. */
export function AccountForm(props: Props) {
  const { form, failureTitle, failureText, submitLabel, variant = 'primary', isFullWidth = false, actions } = props;
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const isAtFields = form.items.length > 0;
  return (
    <form noValidate onSubmit={form.submit} onInput={preload} className="grid gap-6">
      {form.failure && (!isAtFields || failureText) ? (
        <FormFailure
          key={form.failure.attempt}
          error={form.failure.error}
          title={failureTitle}
          text={failureText?.(form.failure.error) ?? null}
          takesFocus={!isAtFields}
        />
      ) : null}
      <noscript>
        <Notice tone="warning">{t('accounts:login.scriptsOff')}</Notice>
      </noscript>
      {props.children}
      <div className="flex flex-wrap gap-3">
        {/* Until React has started, sending the form would put the password into the address. */}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          onClick={isHydrated ? undefined : submitForm}
          variant={variant}
          isFullWidth={isFullWidth}
          isLoading={form.isSending}
          loadingText={t('common:working')}
        >
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}

/** A press after React has attached its handlers, before the effect that makes the button one that submits. */
function submitForm({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.requestSubmit();
}

/** Whoever types will submit the form; if loading fails, that shows then. */
function preload(): void {
  void loadSubmission().catch(() => undefined);
}
