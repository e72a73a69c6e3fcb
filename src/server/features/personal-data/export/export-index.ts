import { formatDay } from '#domain/days.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { dataGroups } from '#domain/personal-data/data-groups.ts';
import { rowsOf } from '#server/features/personal-data/personal-rows-store.ts';
import { textsOf } from '#server/texts.ts';
import type { Copy, ToldTable } from './export-entries.ts';

/** The first page of a copy, in the person's language: what it holds in plain words, with links to each file. Needs no network. */
export function writeIndex({ language, username, at }: Copy, told: readonly ToldTable[]): string {
  const t = textsOf(language);
  const sections = dataGroups.flatMap((group) => {
    const tables = told.filter(({ table }) => rowsOf(table).group === group);
    if (tables.length === 0) return [];
    const text = `<h2>${escapeHtml(t(`personalData:groups.${group}.title`))}</h2>
<p>${escapeHtml(t(`personalData:groups.${group}.text`))}</p>`;
    return [
      `<section>${text}\n<ul>\n${tables.map(({ table, ...found }) => listItem({ table, ...found }, t)).join('\n')}\n</ul></section>`,
    ];
  });
  const title = t('personalData:index.title');
  return `<!doctype html>
<html lang="${language}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}h2{margin-top:2rem}li{margin:.25rem 0}</style>
</head><body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(t('personalData:index.lead', { username, date: formatDay(at, language) }))}</p>
<p>${escapeHtml(t('personalData:index.formats'))}</p>
${sections.join('\n')}
</body></html>
`;
}

function listItem({ table, rows, files }: ToldTable, t: ReturnType<typeof textsOf>): string {
  const links = ['json', 'csv'].map((form) => link(`data/${table}.${form}`, form.toUpperCase()));
  const count = escapeHtml(t('personalData:index.rows', { count: rows }));
  const named = files.map((name) => `<li>${link(name, name.split('/').at(-1) ?? name)}</li>`);
  const list = named.length === 0 ? '' : `\n<ul>${named.join('\n')}</ul>`;
  return `<li><code>${table}</code>: ${count}, ${links.join(', ')}${list}</li>`;
}

const link = (path: string, text: string): string =>
  `<a href="${escapeHtml(path.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(text)}</a>`;
