import { type PortalHome, readPortalHome } from '#contract/portal/portal-home.ts';
import { done } from './office.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';

/** What a signed-in customer’s first screen shows. */
export const readHome = async (browser: TestBrowser): Promise<PortalHome> =>
  done(await browser.get(readPortalHome.path), readPortalHome);
