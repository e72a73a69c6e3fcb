import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { grounds, productPalette, shades } from '#domain/settings/brand-colours.ts';
import { brandTokens } from '#domain/settings/brand-style.ts';

const stylesheet = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

for (const shade of shades) {
  test(`G7 the ${shade} colours with which an agency’s own are compared are those of the stylesheet`, () => {
    const block = new RegExp(`\\[data-theme='${shade}'\\]\\s*\\{([^}]*)\\}`).exec(stylesheet)?.[1] ?? '';
    const known = Object.entries(grounds[shade]).map(([name, value]) => [`--${name}`, value]);
    for (const [token, value] of [...brandTokens(productPalette[shade]), ...known]) {
      assert.ok(block.includes(`${token}: ${value};`), `${token} is ${value}`);
    }
  });
}
