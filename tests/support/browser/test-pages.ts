import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'node:test';
import type { PageInput } from '#contract/page.ts';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { fieldsOfStep } from '#domain/configurator/step-checks.ts';
import { pathOf } from '#domain/routes.ts';
import type { AssetFolder } from '#server/http/pages/assets.ts';
import { type PageRenderer, openBuiltPages } from '#server/http/pages/page-renderer.ts';
import type { TestAnswer } from './test-browser.ts';

const distribution = path.resolve(import.meta.dirname, '../../../dist');

/** Whether the pages of the site are built; the build writes this file last. */
export const arePagesBuilt = existsSync(path.join(distribution, '.built-from'));

/** Files of the build as the server sends them. */
export const builtAssets: AssetFolder = { root: path.join(distribution, 'client') };

let opened: Promise<PageRenderer> | undefined;

/** The built pages, or without a build plain ones that hold the same data and the same form. */
export function openTestPages(): Promise<PageRenderer> {
  opened ??= arePagesBuilt ? openBuiltPages(distribution).then(withInput) : Promise.resolve(plainPages);
  return opened;
}

/** No script, so that tests can count those of a page. */
const inputTag = (input: PageInput): string =>
  `<template id="page-input">${JSON.stringify(input).replaceAll('<', '\\u003c')}</template>`;

/** Pages that are only read carry no data; here each says what it was rendered from. */
const withInput = (pages: PageRenderer): PageRenderer => ({
  ...pages,
  async render(input, parts) {
    const html = await pages.render(input, parts);
    return html.includes('id="page-input"') ? html : html.replace('</body>', () => `${inputTag(input)}</body>`);
  },
});

/** Data that a document was rendered from and that the browser starts with. */
export function readPageInput(html: string): PageInput {
  const json = /<(script|template)[^<>]* id="page-input">(.*?)<\/\1>/s.exec(html)?.[2];
  if (!json) throw new Error(`This is no page of the site: ${html.slice(0, 200)}`);
  return JSON.parse(json) as PageInput;
}

/** What the built pages alone can show; `npm test` builds them first. */
export function needsBuild(context: TestContext): boolean {
  if (!arePagesBuilt) context.skip('the pages are not built');
  return !arePagesBuilt;
}

/** Language of a page that was answered. */
export function languageIn(answer: TestAnswer): string | undefined {
  const language = /<html lang="(\w\w)"/.exec(answer.text)?.[1];
  assert.equal(readPageInput(answer.text).language, language, 'the browser starts with the same language');
  return language;
}

const plainPages: PageRenderer = {
  buildId: 'plain',
  pictures: null,
  contentSecurityPolicyOf: () => "default-src 'self'",
  render: async (input) => `<!doctype html>
<html lang="${input.language}"><head><title>${input.screen}</title></head><body>${plainForm(input)}
${inputTag(input)}
</body></html>`,
};

/** The configurator's form: all answers as they stand, and an empty field for each question of the step not answered. */
function plainForm({ screen, language, data: { walk } }: PageInput): string {
  if (screen !== 'configurator') return '';
  const step = walk?.step ?? 'quote-type';
  const answered = answersToFields(walk?.answers ?? emptyAnswers);
  const open = fieldsOfStep[step].filter((field) => !answered.some(([name]) => name === field));
  const carried = walk && [
    ['idempotencyKey', walk.idempotencyKey],
    ['startedToken', walk.startedToken],
    ['estimateId', walk.storedEstimate?.id ?? ''],
  ];
  const fields = [...answered, ...open.map((name) => [name, '']), ...(carried ?? []), ['step', step], ['website', '']];
  const inputs = fields.map(([name = '', value = '']) => `<input name="${name}" value="${escapeAttribute(value)}">`);
  const buttons = ['back', 'next', 'submit'].map(
    (value) => `<button type="submit" name="go" value="${value}"></button>`,
  );
  return `<form method="post" action="${pathOf('configurator', language)}">${inputs.join('')}${buttons.join('')}</form>`;
}

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
