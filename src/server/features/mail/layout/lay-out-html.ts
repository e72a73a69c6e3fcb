import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import { textParts } from '#domain/mail/typed-text.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { BillRow, Fact, MailBlock, MailDocument } from '#server/features/mail/compose/mail-document.ts';
import { type StyleName, brandLine, styleOf, styleSheet } from './mail-styles.ts';

type Bill = Extract<MailBlock, { kind: 'bill' }>;
type Link = Extract<MailBlock, { kind: 'link' }>;

const table = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
const layoutTable = `role="presentation" ${table}`;

/**
 * Lays a mail out as HTML: tables and inline styles, because mail programs support little else; nothing remote. A
 * coloured line runs down the left side. Without styles the text is still in order.
 */
export function layOutHtml({ language, title, blocks, footer }: MailDocument): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styleSheet}</style>
</head>
<body ${styleOf('paper')}>
<table ${layoutTable} ${styleOf('paper')}><tr><td align="center" ${styleOf('margin')}>
<table ${layoutTable} ${styleOf('sheet')}>
<tr>
<td width="18" ${styleOf('gutter')}></td>
<td width="4" ${styleOf('line')}></td>
<td ${styleOf('content')}>
${brandLine.plain}
<h1 ${styleOf('title')}>${escapeWords(title)}</h1>
${blocks.map(layOut).join('\n')}
</td>
</tr>
<tr><td colspan="3" ${styleOf('end')}>${bob}</td></tr>
</table>
${layOutFooter(footer)}
</td></tr></table>
</body>
</html>
`;
}

/** The triangle at the end of the line; Outlook on Windows cannot draw it and gets none. */
const bob = `<!--[if !mso]><!--><div ${styleOf('bob')}></div><!--<![endif]-->`;

function layOutFooter({ lines, reason, preferences }: MailDocument['footer']): string {
  const paragraphs = [
    lines.map(escapeWords).join('<br>\n'),
    ...(reason === null ? [] : [escapeWords(reason)]),
    ...(preferences === null ? [] : [layOutPreferences(preferences)]),
  ];
  return `<table ${layoutTable} style="max-width:600px"><tr><td ${styleOf('below')}>
${paragraphs.map((paragraph) => `<p ${styleOf('footer')}>${paragraph}</p>`).join('\n')}
</td></tr></table>`;
}

function layOutPreferences({ lead, label, href }: NonNullable<MailDocument['footer']['preferences']>): string {
  return `${escapeWords(lead)} <a style="color:inherit" href="${escapeHtml(href)}">${escapeWords(label)}</a>`;
}

function layOut(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p ${styleOf(block.tone ?? 'text')}>${block.hasLinks ? linkAddresses(block.text) : escapeLines(block.text)}</p>`;
    case 'heading':
      return `<h2 ${styleOf('heading')}>${escapeWords(block.text)}</h2>`;
    case 'highlights':
      return `<div ${styleOf('highlights')}>${block.lines.map(layOutHighlight).join('\n')}</div>`;
    case 'facts':
      return `<table ${table} ${styleOf('facts')}>\n${block.facts.map(layOutFact).join('\n')}\n</table>`;
    case 'bill':
      return layOutBill(block);
    case 'link':
      return layOutLink(block);
  }
}

function layOutHighlight(line: string): string {
  return `<p ${styleOf('highlight')}>${escapeWords(line)}</p>`;
}

function layOutFact({ label, value, href }: Fact): string {
  const text = escapeLines(value);
  const content = href === undefined ? text : `<a ${styleOf('link')} href="${escapeHtml(href)}">${text}</a>`;
  return `<tr>\n<th scope="row" ${styleOf('name')}>${escapeWords(label)}</th>\n<td ${styleOf('value')}>${content}</td>\n</tr>`;
}

function layOutBill({ columns, rows, total }: Bill): string {
  const head = `<tr>
<th scope="col" ${styleOf('column')}>${escapeHtml(columns.label)}</th>
<th scope="col" ${styleOf('columnOfSums')}>${escapeHtml(columns.low)}</th>
<th scope="col" ${styleOf('columnOfSums')}>${escapeHtml(columns.high)}</th>
</tr>`;
  const body = rows.map((row) => layOutRow(row, { label: 'label', sum: 'sum' }));
  return `<table ${table}>\n${[head, ...body, layOutRow(total, { label: 'totalLabel', sum: 'total' })].join('\n')}\n</table>`;
}

function layOutRow(row: BillRow, styles: { label: StyleName; sum: StyleName }): string {
  return `<tr>
<th scope="row" ${styleOf(styles.label)}>${escapeWords(row.label)}</th>
<td ${styleOf(styles.sum)}>${escapeHtml(row.low)}</td>
<td ${styleOf(styles.sum)}>${escapeHtml(row.high)}</td>
</tr>`;
}

function layOutLink({ label, href, tone }: Link): string {
  return `<p ${styleOf('press')}><a ${styleOf(tone)} href="${escapeHtml(href)}">${escapeWords(label)}</a></p>`;
}

function linkAddresses(text: string): string {
  return textParts(text)
    .map((part) =>
      part.href === undefined
        ? escapeLines(part.text)
        : `<a ${styleOf('link')} href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a>`,
    )
    .join('');
}

function escapeLines(text: string): string {
  return escapeWords(text).replaceAll('\n', '<br>\n');
}

/**
 * Keeps "e-mail", the number of a document or of a register with the word before it, and a range in one line: a phone would
 * break them at the hyphen, the blank and the dash. Real hyphens stay, to be copied; word joiners go, which some mail
 * programs draw as a box.
 */
function escapeWords(text: string): string {
  return escapeHtml(withoutJoiners(text)).replaceAll(unbroken, '<span style="white-space:nowrap">$&</span>');
}

const documentNumber = String.raw`[A-Z]{0,2}\d{3,4}-\d{4,9}(?:-R\d{1,4})?`;
// So short that a text of digits alone takes no longer than another.
const figure = String.raw`\d[\d\u00A0.,]{0,15}`;
const unbroken = new RegExp(
  String.raw`(?<![\p{L}\p{N}._@/-])(?:e-mail\p{L}*|(?:č|nr)\. (?:${documentNumber}|\d{1,9})|${documentNumber}|€?${figure}–€?${figure})(?![\p{N}@-])`,
  'giu',
);
