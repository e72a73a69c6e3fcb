import type { ThirdParties } from '#contract/page.ts';
import type { Config } from '#server/config.ts';

const none: ThirdParties = { tagManagerId: null, chatKey: null };

/** Third parties that pages on a host may load: none on the preview host, whatever is configured (B9). */
export function thirdPartiesOn(
  host: string,
  { thirdParties, previewHost }: Pick<Config, 'thirdParties' | 'previewHost'>,
): ThirdParties {
  return isPreviewHost(host, previewHost) ? none : thirdParties;
}

/** Whether a host is the one on which the site is looked at before it goes live. */
export const isPreviewHost = (host: string, previewHost: string | undefined): boolean =>
  previewHost !== undefined && bareName(host) === bareName(previewHost);

function bareName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
