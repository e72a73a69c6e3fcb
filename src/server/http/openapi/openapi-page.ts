import { createHash } from 'node:crypto';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { type JsonSchema, fieldRows } from './openapi-schema.ts';

const style = `
:root{background:Canvas;color:CanvasText;color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1rem}
h2{border-bottom:1px solid;margin-top:3rem}
h3{margin:2rem 0 0;overflow-wrap:anywhere}
table{border-collapse:collapse;margin:.5rem 0;table-layout:fixed;width:100%}
caption{font-weight:600;text-align:start}
td,th{border-bottom:1px solid #8888;overflow-wrap:anywhere;padding:.2rem .5rem .2rem 0;text-align:start;vertical-align:top}
nav ul{padding-inline-start:1rem}
nav a{overflow-wrap:anywhere}
dl{display:grid;gap:0 1rem;grid-template-columns:minmax(6rem,max-content) 1fr}
dd{margin:0;overflow-wrap:anywhere}
`;

/** Policy of the page: nothing but its own style and the site's icon. */
export const openApiPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Listed = { path: string; method: string; operation: Operation };

/** The document as a page without scripts: every call with permission, fields, response and errors. */
export function openApiPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Listed => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const title = escapeHtml(String(document.info['title']));
  return `<!doctype html>
<html lang="en"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head><body>
<header><h1>${title}</h1>
<p>${escapeHtml(String(document.info['description']))}</p>
<p>For programs: <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a></p></header>
<nav aria-label="Calls">${groups.map(contentsOf).join('')}</nav>
<main>${groups.map(groupSection).join('\n')}
<section><h2 id="errors">Errors</h2>${fieldTable('Body of every error', errorSchemaOf(document))}</section>
</main></body></html>
`;
}

const errorSchemaOf = ({ components }: OpenApiDocument) => components['schemas']?.['Error'] as JsonSchema;

type Group = { name: string; calls: Listed[] };

const contentsOf = ({ name, calls }: Group): string =>
  `<h2>${escapeHtml(name)}</h2><ul>${calls
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}"><code>${method} ${escapeHtml(path)}</code></a></li>`,
    )
    .join('')}</ul>`;

const groupSection = ({ name, calls }: Group): string =>
  `<section><h2>${escapeHtml(name)}</h2>${calls.map(callSection).join('\n')}</section>`;

function callSection({ method, path, operation }: Listed): string {
  const { parameters = [], requestBody, responses } = operation;
  const inputs = parameters.map((each) => ({
    properties: { [`${each.name} (${each.in})`]: each.schema },
    required: each.required ? [`${each.name} (${each.in})`] : [],
  }));
  return [
    `<article><h3 id="${operation.operationId}"><code>${method} ${escapeHtml(path)}</code></h3>`,
    `<p>${escapeHtml(operation.summary)}.</p>`,
    factList(operation),
    fieldTable('Parameters', {
      properties: Object.assign({}, ...inputs.map(({ properties }) => properties)) as Record<string, JsonSchema>,
      required: inputs.flatMap(({ required }) => required),
    }),
    fieldTable('Body', schemaIn(requestBody?.content)),
    fieldTable('Answer', schemaIn(responses['200']?.content)),
    '</article>',
  ].join('');
}

const schemaIn = (content: Record<string, { schema: JsonSchema }> | undefined): JsonSchema =>
  content?.['application/json']?.schema ?? {};

/** Who may, how often, and what can go wrong. */
function factList(operation: Operation): string {
  const limit = operation['x-rate-limit'];
  const errors = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => `${status}: ${description}`);
  const facts: [string, string | undefined][] = [
    ['Permission', `${operation['x-permission']} (${operation['x-who'].join(', ')})`],
    ['Limit', limit && `${limit.calls} calls in ${limit.seconds} seconds by ${limit.per}`],
    ['Audit log', operation['x-audit']],
    ['Errors', errors.join('; ')],
  ];
  return `<dl>${facts
    .filter((fact): fact is [string, string] => fact[1] !== undefined)
    .map(([term, value]) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;
}

/** The fields of a schema as a table; nothing where there are none. */
function fieldTable(caption: string, schema: JsonSchema): string {
  const rows = fieldRows(schema);
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ name, type, isRequired }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}</td><td>${isRequired ? 'yes' : 'no'}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">What</th><th scope="col">Required</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}
