import '../../styles/app.css';

import { createRoot } from 'react-dom/client';
import { texts } from '#locales/texts.ts';
import { startFonts } from '../../lib/boot-script.ts';
import { I18nContext } from '../../lib/texts/i18n-context.ts';
import { createFullI18n } from '../../lib/texts/i18n.ts';
import { GalleryPage } from './gallery-page.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The gallery has no place.');
startFonts(() => undefined);
// Some pieces say texts of their own, here in Slovak.
createRoot(root).render(
  <I18nContext value={createFullI18n('sk', texts.sk)}>
    <GalleryPage />
  </I18nContext>,
);
