import { focusOnce } from '../../../lib/focus-once.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { FormFailure } from '../form-failure.tsx';
import { useBeginTotp, useConfirmTotp } from '../queries.ts';

type Props = { onCodes: (codes: readonly string[]) => void };

/** Turns the authenticator app on: first a secret to scan, then a code that proves it was scanned (F5). */
export function TotpEnrolment({ onCodes }: Props) {
  const t = useTexts();
  const begin = useBeginTotp();
  if (begin.data) return <TotpConfirmation {...begin.data} onCodes={onCodes} onCancel={begin.reset} />;
  return (
    <>
      {begin.error ? (
        <FormFailure key={begin.submittedAt} error={begin.error} title={t('portal:settings.totp.failure')} />
      ) : null}
      <Button
        className="justify-self-start"
        aria-describedby="totp-title"
        isLoading={begin.isPending}
        loadingText={t('common:working')}
        onClick={() => begin.mutate({})}
      >
        {t('portal:settings.totp.start')}
      </Button>
    </>
  );
}

type ConfirmationProps = Props & { secret: string; qrSvg: string; onCancel: () => void };

function TotpConfirmation({ secret, qrSvg, onCodes, onCancel }: ConfirmationProps) {
  const t = useTexts();
  const confirm = useConfirmTotp();
  const form = usePublicForm({
    id: 'totp',
    start: { code: '' },
    check: ({ code }) => (code.trim() === '' ? [{ field: 'code', rule: 'required', wording: 'login-code' }] : []),
    async send({ code }) {
      const { recoveryCodes } = await confirm.mutateAsync({ body: { code } });
      onCodes(recoveryCodes);
    },
    fieldOfCode: { 'wrong-code': 'code' },
    afterwards: 'leave',
  });
  return (
    <div ref={focusOnce} tabIndex={-1} className="grid gap-5">
      <p>{t('portal:settings.totp.scan')}</p>
      {/* Readers of such pictures want dark on light, in the dark theme too. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={t('portal:settings.totp.picture')}
        width={208}
        height={208}
        className="rounded-lg border border-edge bg-[#fff] p-2"
      />
      <div className="grid gap-1">
        <p className="text-sm text-muted">{t('portal:settings.totp.secret')}</p>
        <p className="figures max-w-52 font-semibold tracking-wider select-all">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </p>
      </div>
      <AccountForm
        form={form}
        variant="secondary"
        failureTitle={t('portal:settings.totp.failure')}
        submitLabel={t('portal:settings.totp.confirm')}
        actions={
          <Button variant="quiet" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        }
      >
        <TextField
          {...form.field('code')}
          className="max-w-xs"
          label={t('accounts:code.appLabel')}
          hint={t('portal:settings.totp.type')}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
      </AccountForm>
    </div>
  );
}
