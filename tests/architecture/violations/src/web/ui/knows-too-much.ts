import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { homePage } from '#web/pages/site/home-page.ts'; // violates: no-restricted-imports layer
import { panel } from '../features/estimates/panel.ts'; // violates: no-restricted-imports layer
import { languages } from '#domain/languages.ts'; // violates: no-restricted-imports layer
import type { Page } from '#contract/page.ts'; // violates: no-restricted-imports layer
import { texts } from '../../locales/texts.ts'; // violates: no-restricted-imports layer
import { useTranslation } from 'react-i18next'; // violates: no-restricted-imports
import { theme } from '#web/lib/theme.ts';
import './button.css';
export const used = [app, homePage, panel, languages, texts, useTranslation, theme];
export type Used = Page;
