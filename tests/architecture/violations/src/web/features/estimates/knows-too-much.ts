import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { homePage } from '#web/pages/site/home-page.ts'; // violates: no-restricted-imports layer
import { login } from '#web/features/accounts/login.ts'; // violates: layer
import { logout } from '../accounts/logout.ts'; // violates: no-restricted-imports layer
import { panel } from './panel.ts';
import { button } from '#web/ui/button.ts';
export const used = [app, homePage, login, logout, panel, button];
export async function forget(): Promise<void> {
  await import('#web/features/accounts/menu.ts'); // violates: layer
  Promise.resolve(1); // violates: no-floating-promises
}
