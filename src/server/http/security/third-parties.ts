import type { ThirdParties } from '#contract/page.ts';
import type { Config } from '#server/config.ts';

const none: ThirdParties = { tagManagerId: null, chatKey: null };

/** Third parties that pages on a host may load: none on the preview host, whatever is configured (B9). */
export function thirdPartiesOn(
  host: string,
  { thirdParties, previewHost }: Pick<Config, 'thirdParties' | 'previewHost'>,
): ThirdParties {
  return previewHost !== undefined && bareName(host) === bareName(previewHost) ? none : thirdParties;
}

function bareName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
