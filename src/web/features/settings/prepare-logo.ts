import { type Logo, type LogoFault, logoLimits } from '#domain/settings/look-settings.ts';
import { cleanDrawing } from './look-queries.ts';

/** A logo ready to be saved, and whether the server took something out of its drawing. */
export type PreparedLogo = { ok: true; logo: Logo; wasReduced: boolean } | { ok: false; fault: LogoFault };

/** Largest files that are read at all, in bytes. */
const mostBytes = { svg: 60_000, picture: 2_000_000 };

/**
 * Makes a logo of a file: the drawing cleaned by the server, and the picture for mails and documents drawn here, because
 * browsers can. Rejects with the server's refusal.
 */
export async function prepareLogo(file: File): Promise<PreparedLogo> {
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  if (file.size > mostBytes[isDrawing ? 'svg' : 'picture']) return { ok: false, fault: 'too-large' };
  if (isDrawing) return prepareDrawing(await file.text());
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { ok: false, fault: 'no-picture' };
  return withPicture({ svg: null, source: bitmap, wasReduced: false });
}

/** Address under which a logo can be shown before it is stored. */
export function addressOfLogo({ svg, png }: Logo): string {
  return svg === null ? `data:image/png;base64,${png}` : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

async function prepareDrawing(text: string): Promise<PreparedLogo> {
  const { svg, isChanged } = await cleanDrawing(text);
  const image = new Image();
  image.src = addressOfLogo({ svg, png: '' });
  const isDrawn = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isDrawn || image.width === 0 || image.height === 0) return { ok: false, fault: 'no-picture' };
  return withPicture({ svg, source: image, wasReduced: isChanged });
}

type Source = { svg: string | null; source: HTMLImageElement | ImageBitmap; wasReduced: boolean };

/** Draws the picture as large as it may be, and smaller until it is light enough. */
function withPicture({ svg, source, wasReduced }: Source): PreparedLogo {
  let scale = Math.min(logoLimits.height / source.height, logoLimits.width / source.width);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const png = draw(source, scale);
    if (png !== null && png.length <= logoLimits.png) return { ok: true, logo: { svg, png }, wasReduced };
    scale *= 0.75;
  }
  return { ok: false, fault: 'too-large' };
}

function draw(source: HTMLImageElement | ImageBitmap, scale: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(source.width * scale));
  canvas.height = Math.max(1, Math.floor(source.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
}
