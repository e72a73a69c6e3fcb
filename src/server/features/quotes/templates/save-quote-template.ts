import { isDeepStrictEqual } from 'node:util';
import type { QuoteTemplateRow } from '#contract/quotes/quote-templates.ts';
import type { Language } from '#domain/languages.ts';
import type { TemplateContent } from '#domain/quotes/content/template-content.ts';
import { checkText } from '#domain/text-length.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import {
  findTemplate,
  findTemplateContent,
  insertTemplate,
  removeTemplate,
  updateTemplate,
} from './quote-templates-store.ts';

type Writing = Pick<Services, 'db' | 'clock'>;
/** `reader` is the language of the person who typed the name, for error messages. */
type Named = { name: string; reader: Language; audit: Audit };

/** Longest name of a template, in characters. */
const longestName = 80;

/**
 * Keeps what a quote says as a template (H2), once for a key of a person. Throws `invalid-input`, and `idempotency-key-reused`
 * where the key has made another one.
 */
export async function createTemplate(
  { db, clock }: Writing,
  { key, userId, content, ...named }: Named & { key: string; userId: string; content: TemplateContent },
): Promise<QuoteTemplateRow> {
  const name = cleanName(named);
  const id = idOfKey(key, `quote template ${userId}`);
  await db.transaction().execute(async (transaction) => {
    if (!(await insertTemplate(transaction, { id, name, content, now: clock() }))) return;
    await named.audit(transaction, { subjectId: id, facts: { language: content.language } });
  });
  const stored = await findTemplate(db, id);
  const isSame = isDeepStrictEqual(await findTemplateContent(db, id), content);
  if (!stored || stored.name !== name || !isSame) throw new AppError('idempotency-key-reused');
  return stored;
}

/** What a template holds. Throws `not-found`. */
export async function readTemplate({ db }: Pick<Services, 'db'>, id: string): Promise<TemplateContent> {
  const content = await findTemplateContent(db, id);
  if (!content) throw new AppError('not-found');
  return content;
}

type Change = Named & { id: string; version: number; content?: TemplateContent | undefined };

/**
 * Renames a template, and replaces what it holds where a content is given; quotes that were made from it stay. Throws
 * `invalid-input`, `not-found`, `changed-meanwhile`.
 */
export async function changeTemplate(
  { db, clock }: Writing,
  { id, version, content, ...named }: Change,
): Promise<QuoteTemplateRow> {
  const name = cleanName(named);
  return db.transaction().execute(async (transaction) => {
    const isStored = await updateTemplate(transaction, { id, version }, { name, content, now: clock() });
    const now = await findTemplate(transaction, id);
    if (!now) throw new AppError('not-found');
    if (!isStored) throw new AppError('changed-meanwhile');
    await named.audit(transaction, { subjectId: id });
    return now;
  });
}

/** Deletes a template for good; quotes that were made from it stay. Throws `not-found`, `changed-meanwhile`. */
export async function deleteTemplate(
  { db }: Pick<Services, 'db'>,
  { id, version, audit }: { id: string; version: number; audit: Audit },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const known = await findTemplate(transaction, id);
    if (!known) throw new AppError('not-found');
    if (!(await removeTemplate(transaction, { id, version }))) throw new AppError('changed-meanwhile');
    await audit(transaction, { subjectId: id, deletedName: known.name });
  });
}

function cleanName({ name, reader }: Pick<Named, 'name' | 'reader'>): string {
  const clean = name.replaceAll(/\s+/g, ' ').trim();
  refuseFields(checkText('name', clean, { maximum: longestName, wording: 'template-name' }), reader);
  return clean;
}
