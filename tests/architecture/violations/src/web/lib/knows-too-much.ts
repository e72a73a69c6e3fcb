import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { homePage } from '#web/pages/site/home-page.ts'; // violates: no-restricted-imports layer
import { panel } from '../features/estimates/panel.ts'; // violates: no-restricted-imports layer
import { button } from '#web/ui/button.ts'; // violates: no-restricted-imports layer
import { languages } from '#domain/languages.ts';
export const used = [app, homePage, panel, button, languages];
