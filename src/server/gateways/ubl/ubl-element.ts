import { XMLBuilder } from 'fast-xml-parser';
import type { Currency } from '#domain/money.ts';

/** What an element holds: text, others in the order of the schema, several of one name, or nothing ('' leaves it out). */
export type UblElement = string | null | readonly UblElement[] | { readonly [name: string]: UblElement };

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** Characters that XML 1.0 §2.2 does not allow, even escaped. */
// oxlint-disable-next-line no-control-regex -- the class names what is taken out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Writes elements as an XML document; empty ones are left out (PEPPOL-EN16931-R008). */
export function writeXml(root: Readonly<Record<string, UblElement>>): string {
  const content = pruned(root);
  return builder.build({ '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, ...(content as object) });
}

/** An element without what is empty in it; undefined where nothing is left but attributes. */
function pruned(element: UblElement): unknown {
  if (element === null) return undefined;
  if (typeof element === 'string') return cleanText(element) || undefined;
  if (Array.isArray(element)) return kept(element.map((each: UblElement) => pruned(each)));
  const members = Object.entries(element).map(([name, each]) => [name, pruned(each)] as const);
  const left = members.filter(([, each]) => each !== undefined);
  return left.some(([name]) => !name.startsWith('@_')) ? Object.fromEntries(left) : undefined;
}

function kept(elements: readonly unknown[]): unknown {
  const left = elements.filter((each) => each !== undefined);
  return left.length === 0 ? undefined : left;
}

/** A text as XML can hold it: whole characters, lines ended as XML does, without blanks around it. */
const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(forbidden, '').trim();

/** Text with attributes, such as the scheme of an identifier; null without the text. */
export function withAttributes(text: string, attributes: Readonly<Record<string, string>>): UblElement {
  if (cleanText(text) === '') return null;
  const named = Object.entries(attributes).map(([name, value]) => [`@_${name}`, value]);
  return { ...Object.fromEntries(named), '#text': text };
}

/** An amount of minor units with its currency, two decimals (BR-DEC). */
export const amountOf = (minor: number, currency: Currency): UblElement =>
  withAttributes(decimalOf(minor, 2), { currencyID: currency });

/** A whole number of its last decimal as XML writes it: at least `least` decimals, none that are zero beyond. */
export function decimalOf(value: number, decimals: number, least = decimals): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const part = digits.slice(-decimals).replace(/0+$/, '').padEnd(least, '0');
  return `${value < 0 ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}
