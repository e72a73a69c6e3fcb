import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cleanDrawing } from './clean-drawing.ts';

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">';
const shape = '<path d="M0 0h40v20H0z" fill="#0b5fa5"/>';
const drawing = (inside: string) => `${head}${shape}${inside}</svg>`;

function cleaned(svg: string): string {
  const result = cleanDrawing(svg);
  assert.ok(result.ok, result.ok ? '' : result.fault);
  return result.svg;
}

/** What each sample tries, and the sample; all are drawings with one honest shape. */
const hostile: Record<string, string> = {
  'a script': drawing('<script>alert(1)</script>'),
  'a script in capitals': drawing('<SCRIPT>alert(1)</SCRIPT>'),
  'a script in CDATA': drawing('<script><![CDATA[alert(1)]]></script>'),
  'a script from elsewhere': drawing('<script xlink:href="https://evil.example/x.js"/>'),
  'a script of another namespace': drawing('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  'a script that closes nothing': drawing('<script>alert(1)'),
  'an event of the root': `${head.replace('>', ' onload="alert(1)">')}${shape}</svg>`,
  'an event of a shape': drawing('<rect width="1" height="1" onclick="alert(1)" OnMouseOver="alert(1)"/>'),
  'foreign markup': drawing('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'),
  'foreign markup with a body': drawing(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ),
  'a link': drawing('<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
  'a link written in entities': drawing('<a href="&#106;avascript:alert(1)"><rect width="9" height="9"/></a>'),
  'a picture from elsewhere': drawing('<image href="https://evil.example/pixel.png" width="1" height="1"/>'),
  'a picture with a drawing inside': drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>'),
  'a shape from elsewhere': drawing('<use href="https://evil.example/x.svg#a"/>'),
  'a fill from elsewhere': drawing('<rect width="9" height="9" fill="url(https://evil.example/x.svg#a)"/>'),
  'a fill from elsewhere, escaped': drawing('<rect width="9" height="9" fill="u\\72l(//evil.example)"/>'),
  'a style element that imports': drawing('<style>@import url("https://evil.example/x.css");</style>'),
  'a style element with an address': drawing(
    '<style>rect{fill:url(//evil.example/x)}</style><rect width="9" height="9"/>',
  ),
  'a style attribute with an address': drawing('<rect width="9" height="9" style="fill:url(//evil.example/x)"/>'),
  'a font from elsewhere': drawing('<style>@font-face{font-family:x;src:url(https://evil.example/f)}</style>'),
  'an animation of a link': drawing(
    '<a><animate attributeName="href" values="javascript:alert(1)"/><rect width="9" height="9"/></a>',
  ),
  'a set value': drawing('<set attributeName="onload" to="alert(1)"/>'),
  'a handler': drawing('<handler type="application/ecmascript">alert(1)</handler>'),
  'an instruction': `<?xml-stylesheet href="https://evil.example/x.xsl"?>${drawing('')}`,
  'a doctype from elsewhere': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.example/svg.dtd">${drawing('')}`,
  'a comment that closes early': drawing('<!--><script>alert(1)</script>-->'),
  'a filter': drawing('<filter id="f"><feImage href="https://evil.example/x"/></filter>'),
  'an attribute of another name': drawing('<rect width="9" height="9" xml:base="javascript:alert(1)//"/>'),
  'text after the end': `${drawing('')}<script>alert(1)</script>`,
};

const suspicious =
  /script|on\w+=|javascript|evil|foreign|iframe|<image|<use|<style|style=|import|animate|<set|data:|<!|<\?|<a\b|&#|filter|base=/i;

for (const [what, svg] of Object.entries(hostile)) {
  test(`G7 a logo with ${what} is made harmless and still draws`, () => {
    const result = cleaned(svg);
    assert.doesNotMatch(result, suspicious);
    assert.match(result, /<path d="M0 0h40v20H0z" fill="#0b5fa5"><\/path>/);
    assert.match(result, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 40 20" width="40" height="20"/);
    assert.equal(cleaned(result), result, 'clean stays clean');
  });
}

const refused = [
  { what: 'entities of its own', svg: `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, fault: 'entities' },
  {
    what: 'entities that grow',
    svg: `<!DOCTYPE svg [<!entity a "aaaa"><!entity b "&a;&a;">]>${head}</svg>`,
    fault: 'entities',
  },
  { what: 'no drawing', svg: 'hello', fault: 'no-svg' },
  { what: 'a page', svg: '<html><body><svg><path d="M0 0"/></svg></body></html>', fault: 'no-size' },
  { what: 'a drawing in a drawing', svg: drawing('<svg><path d="M0 0"/></svg>'), fault: 'no-svg' },
  { what: 'nothing but a script', svg: `${head}<script>alert(1)</script></svg>`, fault: 'nothing-left' },
  { what: 'nothing but a picture', svg: `${head}<image href="x.png"/></svg>`, fault: 'nothing-left' },
  { what: 'no size', svg: `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`, fault: 'no-size' },
  { what: 'a size of nothing', svg: `<svg viewBox="0 0 0 20">${shape}</svg>`, fault: 'no-size' },
  { what: 'too much', svg: drawing(shape.repeat(900)), fault: 'too-large' },
] as const;

for (const { what, svg, fault } of refused) {
  test(`G7 a logo with ${what} is refused`, () => assert.deepEqual(cleanDrawing(svg), { ok: false, fault }));
}

test('G7 what style elements said of shapes becomes their attributes', () => {
  const svg = cleaned(`<?xml version="1.0"?>
<svg viewBox="0,0,10,10"><defs><style>/* two */ .a{fill:#123456;stroke:none} .b,#c{opacity:.5}
@media print{.a{fill:red}} path{stroke-width:2px !important}</style>
<linearGradient id="g"><stop offset="0" style="stop-color:#fff"/></linearGradient>
<linearGradient id="h" xlink:href="#g"/></defs>
<path class="a b" d="M0 0h9"/><rect id="c" width="4" height="4" fill="url(#h)" style="fill-opacity: .3; behavior: url(x)"/></svg>`);
  assert.match(svg, /<path d="M0 0h9" stroke-width="2px" fill="#123456" stroke="none" opacity="\.5">/);
  assert.match(svg, /<rect width="4" height="4" fill="url\(#h\)" opacity="\.5" fill-opacity="\.3" id="c">/);
  assert.match(svg, /<stop offset="0" stop-color="#fff">/);
  assert.match(svg, /<linearGradient href="#g" id="h">/);
});

test('G7 the product’s own logo goes through whole', () => {
  const svg = readFileSync(new URL('../logo.svg', import.meta.url), 'utf8');
  const result = cleaned(svg);
  assert.equal(result.split('<path').length, svg.split('<path').length);
});
