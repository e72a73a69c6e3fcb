import { pages } from 'virtual:pages/read-only';
import { BannerPanel } from '../features/consent/banner-panel.tsx';
import { SiteFrame } from './site-frame.tsx';

/*
 * Markup that the server alone writes. The end of the build cuts out its styles by this chunk and deletes it, so it is never
 * run; without an effect the bundler would leave it empty.
 */
Object.assign(globalThis, { SiteFrame, BannerPanel, pages });
