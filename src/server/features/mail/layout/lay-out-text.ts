import { withoutJoiners } from '#domain/languages/line-joiners.ts';
import type { MailBlock, MailDocument } from '#server/features/mail/compose/mail-document.ts';

/** Lays a mail out as plain text; lines may be long, mail programs break them. */
export function layOutText(document: MailDocument): string {
  const { brand, lines, reason, preferences } = document.footer;
  const choice = preferences ? ['', `${preferences.lead} ${preferences.label}:`, preferences.href] : [];
  const footer = ['-- ', brand, ...lines, ...(reason === null ? [] : ['', reason]), ...choice].join('\n');
  const parts = [underlined(document.title, '='), ...document.blocks.map(layOut), footer];
  return withoutJoiners(`${parts.join('\n\n')}\n`);
}

function layOut(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return underlined(block.text, '-');
    case 'highlights':
      return block.lines.join('\n');
    case 'facts':
      return block.facts.map(({ label, value }) => `${withColon(label)}${moved(value)}`).join('\n');
    case 'bill':
      return [...block.rows, block.total].map((row) => `${row.label}\n    ${row.range}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

function withColon(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

/** A value of several lines begins on its own line and is indented. */
function moved(value: string): string {
  return value.includes('\n') ? `\n    ${value.replaceAll(/\n(?=.)/g, '\n    ')}` : ` ${value}`;
}

function underlined(text: string, stroke: string): string {
  return `${text}\n${stroke.repeat(Math.min([...text].length, 72))}`;
}
