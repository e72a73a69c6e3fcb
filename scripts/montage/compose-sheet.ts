import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Section, Shot, Theme } from './drawing.ts';

const colours: Record<Theme, { ground: string; words: string }> = {
  light: { ground: '#dfe3da', words: '#4a5359' },
  dark: { ground: '#081b31', words: '#a8b6c4' },
};

type Sheet = { sections: readonly Section[]; theme: Theme };

/** Lays the pictures out on one sheet, a row or more for each section, and returns it as a PNG of 256 colours. */
export async function composeSheet(browser: Browser, { sections, theme }: Sheet): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const { ground, words } = colours[theme];
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: ${ground}; color: ${words}; font: 13px sans-serif; }
    h2 { margin: 0 0 10px; font-size: 15px; }
    section { margin-bottom: 22px; }
    section > div { display: flex; flex-wrap: wrap; gap: 18px; }
    figure { margin: 0; }
    img { display: block; height: 204px; border: 1px solid #8886; }
    .phone img, .paper img { height: 300px; }
    figcaption { padding-top: 5px; }
  </style>${sections.map(sectionOf).join('')}`);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
}

const sectionOf = ({ title, shots }: Section): string =>
  `<section><h2>${title}</h2><div>${shots.map(figureOf).join('')}</div></section>`;

const figureOf = ({ label, frame, png }: Shot): string =>
  `<figure class="${frame}"><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${label}</figcaption></figure>`;
