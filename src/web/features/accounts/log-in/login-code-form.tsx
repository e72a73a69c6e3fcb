import { useState } from 'react';
import { focusOnce } from '../../../lib/focus-once.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { signInWithCode } from '../entrance-calls.ts';
import { openAccount } from '../signed-in/open-account.ts';

type Props = {
  /** Too much time has passed, or too many codes were wrong: the login starts again. */
  onExpired: () => void;
  onBack: () => void;
};

/** Asks for the second factor: a code of the authenticator app, or a recovery code (F5). */
export function LoginCodeForm({ onExpired, onBack }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = usePublicForm({
    id: '',
    start: { code: '' },
    check: ({ code }) => (code.trim() === '' ? [{ field: 'code', rule: 'required', wording: 'login-code' }] : []),
    async send({ code }) {
      const user = await signInWithCode(code);
      if (user) openAccount(user, language, 'signed-in');
      else onExpired();
    },
    fieldOfCode: { 'wrong-code': 'code' },
    afterwards: 'leave',
  });
  const isApp = kind === 'app';
  return (
    <div className="grid gap-3">
      <AccountForm
        form={form}
        failureTitle={t('accounts:code.failure')}
        submitLabel={t('accounts:code.submit')}
        isFullWidth
      >
        <TextField
          key={kind}
          {...form.field('code')}
          label={isApp ? t('accounts:code.appLabel') : t('accounts:code.recoveryLabel')}
          hint={isApp ? t('accounts:code.appLead') : t('accounts:code.recoveryLead')}
          ref={focusOnce}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </AccountForm>
      <div className="-mx-5 grid justify-items-start">
        <Button variant="quiet" onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? t('accounts:code.useRecovery') : t('accounts:code.useApp')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('accounts:code.back')}
        </Button>
      </div>
    </div>
  );
}
