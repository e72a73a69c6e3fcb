import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { homePage } from '../../../pages/site/home-page.ts'; // violates: no-restricted-imports layer
import { login } from '#web/features/accounts/login.ts'; // violates: no-restricted-imports layer
import { other } from '../others/other.ts';
export const used = [app, homePage, login, other];
