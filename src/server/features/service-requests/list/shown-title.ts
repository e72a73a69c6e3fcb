import { contactServices } from '#domain/contact/contact-message.ts';
import type { Language } from '#domain/languages.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { textsOf } from '#server/texts.ts';
import type { StoredRow } from './request-rows-store.ts';

type Titled = Pick<StoredRow, 'source' | 'language' | 'service' | 'trade' | 'title'>;

/**
 * The title in the reader's language, as far as the program has written it in the customer's: kind of work and trade, or
 * what a message is about. What somebody typed stays as it is.
 */
export function shownTitle(row: Titled, reader: Language): string {
  if (row.language === reader) return row.title;
  if (row.source === 'configurator') return titleOfAnswers(row, reader);
  return row.source === 'contact' ? titleOfMessage(row, reader) : row.title;
}

function titleOfAnswers({ service, trade, title, language }: Titled, reader: Language): string {
  if (service === null) return title;
  const serviceIn = (words: Language) => textsOf(words)(serviceNameKey(service));
  const start = `${serviceIn(language)}: `;
  if (!title.startsWith(start)) return title;
  const rest = title.slice(start.length);
  const isNamed = trade !== null && trade !== 'custom' && rest === textsOf(language)(`configurator:trades.${trade}`);
  return `${serviceIn(reader)}: ${isNamed ? textsOf(reader)(`configurator:trades.${trade}`) : rest}`;
}

function titleOfMessage({ title, language }: Titled, reader: Language): string {
  const written = plain(title);
  const own = plain(textsOf(language)('contact:request.title'));
  const read = textsOf(reader);
  if (written === own) return read('contact:request.title');
  const subject = contactServices.find(
    (service) => written === `${own}: ${plain(textsOf(language)(`contact:services.${service}`))}`,
  );
  return subject === undefined ? title : `${read('contact:request.title')}: ${read(`contact:services.${subject}`)}`;
}

/** A stored title has ordinary spaces, where a text ties a word of one letter to the next. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
