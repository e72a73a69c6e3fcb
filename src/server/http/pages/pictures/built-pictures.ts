import * as z from 'zod';
import { inEachLanguage } from '#domain/languages.ts';
import { sheetColours } from '#server/gateways/social-pictures/sheet-parts.ts';

const cells = z.array(z.object({ label: z.string(), text: z.string() })).readonly();

/** Pictures that the build drew, by their names (domain/pages/social-pictures.ts), and what others are made of. */
export const builtPicturesSchema = z.object({
  /** Changes with what draws. */
  tools: z.string(),
  pictures: z.record(z.string(), z.object({ src: z.string(), heading: z.string() })),
  /** Drawings by page, or by the service whose page it is. */
  motifs: z.record(z.string(), z.string()),
  cells: z.object(inEachLanguage(() => cells)),
  colours: z.record(z.enum(sheetColours), z.string()),
  logo: z.object({ drawing: z.string() }),
});
export type BuiltPictures = z.infer<typeof builtPicturesSchema>;
