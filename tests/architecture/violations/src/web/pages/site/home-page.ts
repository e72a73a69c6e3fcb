import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { panel } from '#web/features/estimates/panel.ts';
import { button } from '#web/ui/button.ts';
export const used = [app, panel, button];
