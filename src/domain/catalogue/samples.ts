import type { Screen } from '../routes.ts';
import { shownCaseStudies } from './case-studies.ts';

/** Hosts that only this machine reaches. */
const ownMachine = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Hosts = { host: string; previewHost: string | undefined };

/**
 * Whether visitors from outside come to a host (A11). There nothing made up may pass for true, so no samples are shown:
 * everywhere but on this machine and on the preview host. Ports do not matter.
 */
export function isLiveHost({ host, previewHost }: Hosts): boolean {
  const name = withoutPort(host);
  return !ownMachine.test(name) && (previewHost === undefined || name !== withoutPort(previewHost));
}

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** Screens that have nothing to show on a host: they stay out of menus, the site map and search engines (A11). */
export function emptyScreensOn({ isLive, hasCaseStudies }: { isLive: boolean; hasCaseStudies: boolean }): Screen[] {
  return !hasCaseStudies && shownCaseStudies(isLive).length === 0 ? ['projects'] : [];
}
