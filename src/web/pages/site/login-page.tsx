import { LoginFlow } from '../../features/accounts/log-in/login-flow.tsx';

/** Where people sign in or make an account (F1). */
export function LoginPage() {
  return <LoginFlow />;
}
