import { isDeepStrictEqual } from 'node:util';
import type { MessageTemplate } from '#contract/mail/mail.ts';
import type { Language } from '#domain/languages.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { checkTemplate } from '#domain/mail/check-message.ts';
import { hasSubject } from '#domain/mail/template-kind.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { type TemplateTexts, findTemplate, insertTemplate, removeTemplate, replaceTemplate } from './template-store.ts';
import { cleanMessage } from '#server/features/mail/compose/typed-message.ts';
import { oneLine } from '#server/features/mail/compose/visitor-text.ts';

type Writing = Pick<Services, 'db' | 'clock'>;
/** `reader` is the language of the person who typed it, for error messages. */
type Typed = { texts: TemplateTexts; reader: Language; audit: Audit };

/**
 * Adds a template (G7), once for a key of a person. Throws `invalid-input`, and `idempotency-key-reused` where the key
 * has added another one.
 */
export async function createTemplate(
  { db, clock }: Writing,
  { key, userId, ...typed }: Typed & { key: string; userId: string },
): Promise<MessageTemplate> {
  const texts = checkTexts(typed);
  const id = idOfKey(key, `template ${userId}`);
  await db.transaction().execute(async (transaction) => {
    if (!(await insertTemplate(transaction, { id, now: clock(), texts }))) return;
    await typed.audit(transaction, { subjectId: id, facts: { language: texts.language } });
  });
  const stored = await findTemplate(db, id);
  if (!stored) throw new AppError('idempotency-key-reused');
  const { kind, language, name, subject, body } = stored;
  if (!isDeepStrictEqual({ kind, language, name, subject, body }, texts)) throw new AppError('idempotency-key-reused');
  return stored;
}

/** Changes a template. Throws `not-found`, `changed-meanwhile`, `invalid-input`. */
export async function changeTemplate(
  { db, clock }: Writing,
  { id, version, ...typed }: Typed & { id: string; version: number },
): Promise<MessageTemplate> {
  const texts = checkTexts(typed);
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    if (!(await findTemplate(transaction, id))) throw new AppError('not-found');
    const isStored = await replaceTemplate(transaction, { id, version, now, texts });
    if (!isStored) throw new AppError('changed-meanwhile');
    await typed.audit(transaction, { subjectId: id, facts: { language: texts.language } });
  });
  return { id, ...texts, updatedAt: now, version: version + 1 };
}

/** Deletes a template for good. Throws `not-found`, `changed-meanwhile`. */
export async function deleteTemplate(
  { db }: Pick<Services, 'db'>,
  { id, version, audit }: { id: string; version: number; audit: Audit },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const known = await findTemplate(transaction, id);
    if (!known) throw new AppError('not-found');
    if (!(await removeTemplate(transaction, { id, version }))) throw new AppError('changed-meanwhile');
    await audit(transaction, { subjectId: id, deletedName: known.name, facts: { language: known.language } });
  });
}

function checkTexts({ texts, reader }: Pick<Typed, 'texts' | 'reader'>): TemplateTexts {
  const { kind, language, name } = texts;
  const { subject, body } = cleanMessage(texts);
  const clean = { kind, language, name: oneLine(name), subject: hasSubject(kind) ? subject : '', body };
  refuseFields(checkTemplate(clean), reader);
  return clean;
}
