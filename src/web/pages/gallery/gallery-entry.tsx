import '../../styles/app.css';

import { createRoot } from 'react-dom/client';
import { startFonts } from '../../lib/boot-script.ts';
import { GalleryPage } from './gallery-page.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The gallery has no place.');
startFonts();
createRoot(root).render(<GalleryPage />);
