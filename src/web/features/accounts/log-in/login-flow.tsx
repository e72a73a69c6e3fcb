import { useState } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useQuery } from '../../../lib/navigation.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EntranceLinks } from './entrance-links.tsx';
import { Entrance } from '../entrance.tsx';
import { LoginCodeForm } from './login-code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { RegisterForm } from '../registration/register-form.tsx';

type Step = { name: 'password' | 'code'; username: string; hasExpired: boolean };

/** Registration, or the login with its second step where one is asked for (F1, F5). */
export function LoginFlow() {
  const t = useTexts();
  const [step, setStep] = useState<Step>({ name: 'password', username: '', hasExpired: false });
  const { username, hasExpired } = step;
  if (useQuery().get('form') === 'register') {
    return (
      <Entrance key="register" title={t('accounts:register.title')}>
        <EntranceLinks shown="register" />
        <RegisterForm />
      </Entrance>
    );
  }
  if (step.name === 'code') {
    return (
      <Entrance key="code" title={t('accounts:code.title')}>
        <div className="grid gap-8">
          <LoginCodeForm
            onExpired={() => setStep({ name: 'password', username, hasExpired: true })}
            onBack={() => setStep({ name: 'password', username, hasExpired: false })}
          />
          <PasskeySignIn />
        </div>
      </Entrance>
    );
  }
  return (
    <Entrance key="login" title={t('accounts:login.title')}>
      <EntranceLinks shown="logIn" />
      <div className="grid gap-6">
        {hasExpired ? (
          <Notice tone="warning" role="alert">
            {t('accounts:code.expired')}
          </Notice>
        ) : null}
        <LoginForm
          username={username}
          onCodeNeeded={(name) => setStep({ name: 'code', username: name, hasExpired: false })}
        />
        <PasskeySignIn />
      </div>
    </Entrance>
  );
}
