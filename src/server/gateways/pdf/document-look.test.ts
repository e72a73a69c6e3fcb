import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paletteOf } from '#domain/settings/brand-colours.ts';
import { coloursInPdf } from '#tests/support/documents/pdf-colours.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { renderEstimate } from './estimate/estimate-document.ts';
import { productInk } from './look.ts';
import { sampleEstimate } from './estimate/sample-estimate.ts';

test('G7 a PDF is drawn in the agency’s colour, without the product’s', async () => {
  const { line, lineShade, action } = paletteOf('#0b7a3b').light;
  const ink = { line, lineShade, action };
  const colours = coloursInPdf(await renderEstimate({ ...sampleEstimate('sk'), look: { ink, logo: null } }));
  for (const colour of Object.values(ink)) assert.ok(colours.has(colour), colour);
  for (const colour of Object.values(productInk)) assert.ok(!colours.has(colour), colour);
  assert.ok(coloursInPdf(await renderEstimate(sampleEstimate('sk'))).has(productInk.line));
});

test('G7 a PDF shows the agency’s logo as a figure, at any width', async () => {
  for (const [width, height] of [
    [480, 20],
    [40, 96],
  ] as const) {
    const logo = { bytes: newPicture(width, height), width, height };
    const bytes = Buffer.from(await renderEstimate({ ...sampleEstimate('da'), look: { ink: productInk, logo } }));
    assert.ok(bytes.includes('/Subtype /Image'), `${width} × ${height}`);
    assert.ok(!Buffer.from(await renderEstimate(sampleEstimate('da'))).includes('/Subtype /Image'));
  }
});
