import type { ComponentType } from 'react';
import type { Screen } from '#domain/routes.ts';
import { RequestPage } from './pages/admin/request-page.tsx';
import { RequestsPage } from './pages/admin/requests-page.tsx';
import { ConfirmationPage } from './pages/site/confirmation-page.tsx';
import { HomePage } from './pages/site/home-page.tsx';
import { LoginPage } from './pages/site/login-page.tsx';
import { QuotePage } from './pages/site/quote-page.tsx';
import { SetupPage } from './pages/site/setup-page.tsx';

/** Every screen at hand, for rendering on the server. */
export const serverScreens: Record<Screen, ComponentType> = {
  home: HomePage,
  quote: QuotePage,
  confirmation: ConfirmationPage,
  login: LoginPage,
  setup: SetupPage,
  admin: RequestsPage,
  adminRequest: RequestPage,
};
