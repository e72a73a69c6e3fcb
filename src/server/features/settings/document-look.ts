import type { DocumentLook } from '#server/gateways/pdf/look.ts';
import type { CurrentLook } from './current-look.ts';

/** What a document is drawn with; empty when it looks like the product. */
export function documentLook({ page, palette, logoPicture }: CurrentLook): { look?: DocumentLook } {
  if (page?.primaryColor === undefined && logoPicture === null) return {};
  const { line, lineShade, action } = palette.light;
  return { look: { ink: { line, lineShade, action }, logo: logoPicture } };
}
