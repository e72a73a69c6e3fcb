import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageInput } from '#contract/page.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { pathOf } from '#domain/routes.ts';
import { type PageRenderer, contentSecurityPolicy, openBuiltPages } from '#server/http/page-renderer.ts';

const distribution = path.resolve(import.meta.dirname, '../../dist');

/** Whether the pages of the site are built; the build writes this file last. */
export const arePagesBuilt = existsSync(path.join(distribution, '.built-from'));

let opened: Promise<PageRenderer> | undefined;

/** The built pages, or without a build plain ones that hold the same data and the same form. */
export function openTestPages(): Promise<PageRenderer> {
  opened ??= arePagesBuilt ? openBuiltPages(distribution) : Promise.resolve(plainPages);
  return opened;
}

/** Data that a document was rendered from and that the browser starts with. */
export function readPageInput(html: string): PageInput {
  const json = /<script type="application\/json" id="page-input">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error(`This is no page of the site: ${html.slice(0, 200)}`);
  return JSON.parse(json) as PageInput;
}

const plainPages: PageRenderer = {
  buildId: 'plain',
  contentSecurityPolicy: contentSecurityPolicy([]),
  render: async (input) => `<!doctype html>
<html lang="${input.language}"><head><title>${input.screen}</title></head><body>${plainForm(input)}
<script type="application/json" id="page-input">${JSON.stringify(input).replaceAll('<', '\\u003c')}</script>
</body></html>`,
};

function plainForm({ screen, language, data: { walk } }: PageInput): string {
  if (screen !== 'quote') return '';
  const fields = walk
    ? [
        ...answersToFields(walk.answers),
        ['idempotencyKey', walk.idempotencyKey],
        ['startedToken', walk.startedToken],
        ...(walk.storedEstimate ? [['estimateId', walk.storedEstimate.id]] : []),
      ]
    : [];
  const inputs = [...fields, ['step', walk?.step ?? 'quote-type']].map(
    ([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`,
  );
  const buttons = ['back', 'next', 'submit'].map((value) => `<button type="submit" name="go" value="${value}"></button>`);
  return `<form method="post" action="${pathOf('quote', language)}">${inputs.join('')}${buttons.join('')}</form>`;
}

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
