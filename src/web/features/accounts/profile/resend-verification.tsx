import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { FormFailure } from '../form-failure.tsx';
import { useResendVerification } from '../queries.ts';

type Props = { email: string };

/** Mails the link that verifies the own address once more (F2). */
export function ResendVerification({ email }: Props) {
  const t = useTexts();
  const resend = useResendVerification();
  const tell = () =>
    showToast({
      title: t('portal:settings.profile.resent.title'),
      description: t('portal:settings.profile.resent.text', { email }),
      tone: 'success',
    });
  return (
    <>
      {resend.error ? (
        <div className="basis-full">
          <FormFailure
            key={resend.submittedAt}
            error={resend.error}
            title={t('portal:settings.profile.resendFailure')}
          />
        </div>
      ) : null}
      <Button
        isLoading={resend.isPending}
        loadingText={t('common:working')}
        onClick={() => resend.mutate({}, { onSuccess: tell })}
      >
        {t('portal:settings.profile.resend')}
      </Button>
    </>
  );
}
