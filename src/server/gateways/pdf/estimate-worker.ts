import { renderEstimate as render } from './estimate-document.ts';
import type { EstimateDocument } from './estimate-wording.ts';
import { openFonts } from './fonts.ts';

/** Task of the pool's threads: an estimate as PDF bytes. */
export function renderEstimate(document: EstimateDocument): Promise<Uint8Array> {
  return render(document);
}

/** Task that leaves a thread ready: modules loaded, fonts read. */
export function warmUp(): void {
  openFonts();
}
