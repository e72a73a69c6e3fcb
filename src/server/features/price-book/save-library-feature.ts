import { isDeepStrictEqual } from 'node:util';
import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type LibraryWork, checkLibraryWork } from '#domain/price-book/library-feature.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { findFeature, insertFeature, updateFeature } from './library-store.ts';

type Writing = Pick<Services, 'db' | 'clock'>;
/** `reader` is the language of whom has typed it, in which refusals are told. */
type Typed = { work: LibraryWork; reader: Language; audit: Audit };

/**
 * Adds a piece of work to the library (G7), once for a key of a person. Throws `invalid-input`, and
 * `idempotency-key-reused` where the key has added another one.
 */
export async function createFeature(
  { db, clock }: Writing,
  { key, userId, ...typed }: Typed & { key: string; userId: string },
): Promise<LibraryFeature> {
  const work = cleanWork(typed);
  const id = idOfKey(key, `library feature ${userId}`);
  await db.transaction().execute(async (transaction) => {
    if (!(await insertFeature(transaction, { id, now: clock(), work }))) return;
    await typed.audit(transaction, { subjectId: id, facts: { category: work.category } });
  });
  const stored = await findFeature(db, id);
  if (!stored || !isDeepStrictEqual(workOf(stored), work)) throw new AppError('idempotency-key-reused');
  return stored;
}

/** Changes a piece of work. Throws `not-found`, `changed-meanwhile`, `invalid-input`. */
export async function changeFeature(
  services: Writing,
  { id, version, audit, ...typed }: Typed & { id: string; version: number },
): Promise<LibraryFeature> {
  const work = cleanWork(typed);
  return store(services, { id, version, audit, change: { work }, facts: { category: work.category } });
}

/** Puts a piece of work out of use or back into it. Throws `not-found`, `changed-meanwhile`. */
export async function archiveFeature(
  services: Writing,
  { isArchived, ...deed }: { id: string; version: number; isArchived: boolean; audit: Audit },
): Promise<LibraryFeature> {
  return store(services, { ...deed, change: { isArchived }, facts: { isArchived } });
}

type Deed = {
  id: string;
  version: number;
  audit: Audit;
  change: { work: LibraryWork } | { isArchived: boolean };
  facts: Record<string, unknown>;
};

async function store({ db, clock }: Writing, { id, version, audit, change, facts }: Deed): Promise<LibraryFeature> {
  return db.transaction().execute(async (transaction) => {
    const isStored = await updateFeature(transaction, { id, version, now: clock(), ...change });
    const now = await findFeature(transaction, id);
    if (!now) throw new AppError('not-found');
    if (!isStored) throw new AppError('changed-meanwhile');
    await audit(transaction, { subjectId: id, facts });
    return now;
  });
}

function cleanWork({ work, reader }: Pick<Typed, 'work' | 'reader'>): LibraryWork {
  refuseFields(checkLibraryWork(work), reader);
  const texts = languages.map((language) => {
    const { name, description } = work.texts[language];
    return [language, { name: oneLine(name), description: description.trim() }];
  });
  return { ...workOf(work), texts: Object.fromEntries(texts) as LibraryWork['texts'] };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const workOf = ({ category, unit, unitPrice, texts }: LibraryWork): LibraryWork => ({
  category,
  unit,
  unitPrice,
  texts,
});
