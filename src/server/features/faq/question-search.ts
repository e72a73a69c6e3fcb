import MiniSearch from 'minisearch';
import type { Language } from '#domain/languages.ts';
import type { AnswerSource } from '#domain/writing/answer-source.ts';
import { answeringPart } from './answering-part.ts';
import { type OwnTexts, type SearchDocument, readAskedWords, readDocuments } from './search-documents.ts';
import { type WordRoots, createWordRoots } from './word-roots.ts';

/** Sources that an answer uses at most. */
const mostSources = 3;
/** A source that fits this much worse than the best one is left out. */
const worstShare = 0.3;
/** This many known words are enough, however long the question is. */
const enoughKnown = 4;
/** Weight of a word that is common in questions. */
const commonWeight = 0.3;
/** Shortest root (in letters) that matches by its beginning or with one wrong letter. */
const prefixFrom = 4;
const fuzzyFrom = 6;

/** A source that answers a question, with the id of its entry and the part that answers; prices are placeholders. */
export type FoundSource = AnswerSource & { id: string; part: string };

/** Finds sources for a question, best first. */
export type QuestionSearch = (language: Language, question: string) => Promise<FoundSource[]>;

/** What the owner has published, with a number that changes with it. */
export type OwnSources = { version: () => number; read: (language: Language) => OwnTexts };

const nothingOwn: OwnSources = { version: () => 0, read: () => ({}) };

/**
 * Creates the search over FAQ and services (A6). The index of a language is built with its first question, and anew
 * with the first one after the owner has published something else.
 */
export function createQuestionSearch(own: OwnSources = nothingOwn): QuestionSearch {
  const indexes = new Map<Language, { version: number; index: Promise<LanguageIndex> }>();
  return async (language, question) => {
    const version = own.version();
    const known = indexes.get(language);
    const current = known?.version === version ? known : { version, index: buildIndex(language, own.read(language)) };
    indexes.set(language, current);
    return findIn(await current.index, question);
  };
}

type LanguageIndex = { engine: MiniSearch<SearchDocument>; documents: Map<string, SearchDocument>; roots: WordRoots };

async function buildIndex(language: Language, own: OwnTexts): Promise<LanguageIndex> {
  const words = await readAskedWords(language);
  const roots = createWordRoots(words);
  const documents = await readDocuments(language, words, own);
  const kinds = new Map(documents.map(({ id, kind }) => [id, kind]));
  const engine = new MiniSearch<SearchDocument>({
    fields: ['title', 'words', 'text', 'more'],
    tokenize: wordsIn,
    processTerm: roots.rootOf,
    searchOptions: {
      boost: { title: 3, words: 3, text: 1, more: 0.4 },
      boostTerm: (root) => (roots.isCommon(root) ? commonWeight : 1),
      prefix: (term) => term.length >= prefixFrom,
      fuzzy: (term) => (term.length >= fuzzyFrom ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.4 },
      // Long lists of words and short titles count alike.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      // The FAQ was written to answer; a page of a service answers beside its purpose.
      boostDocument: (id) => (kinds.get(String(id)) === 'faq' ? 1.5 : 1),
    },
  });
  engine.addAll(documents);
  return { engine, documents: new Map(documents.map((document) => [document.id, document])), roots };
}

/** Returns the words of a text without the placeholders of prices; one letter with a hyphen begins a word ("e-shop"). */
const wordsIn = (text: string) =>
  text
    .replaceAll(/\{\{\w+\}\}/g, ' ')
    .replaceAll(/(?<=(?<!\p{L})\p{L})-(?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}]+/u);

function findIn({ engine, documents, roots }: LanguageIndex, question: string): FoundSource[] {
  const wanted = [...new Set(wordsIn(question).map(roots.rootOf))].filter((root) => root !== null);
  if (wanted.length === 0) return [];
  const results = engine.search(wanted.join(' '), { processTerm: sameRoot });
  const known = new Set(results.flatMap(({ queryTerms }) => queryTerms));
  const best = results[0]?.score ?? 0;
  // A question most of whose words nobody here has written about is about something else.
  const least = isAskedHere(wanted, { engine, roots }) ? wanted.length / 2 : (wanted.length + 1) / 2;
  if (known.size < Math.min(least, enoughKnown)) return [];
  const rootsOf = (text: string) =>
    wordsIn(text)
      .map(roots.rootOf)
      .filter((root) => root !== null);
  const asked = { wanted: wanted.filter((root) => !roots.isCommon(root)), rootsOf };
  return results
    .filter(({ score }) => score >= best * worstShare)
    .slice(0, mostSources)
    .flatMap(({ id }) => {
      const document = documents.get(String(id));
      return document ? [{ ...withoutHelp(document), part: answeringPart(document.text, asked) }] : [];
    });
}

const sameRoot = (root: string) => root;

/** Whether one of the words, except those common in questions, occurs in the sources. */
function isAskedHere(wanted: readonly string[], { engine, roots }: Pick<LanguageIndex, 'engine' | 'roots'>): boolean {
  const own = wanted.filter((root) => !roots.isCommon(root)).join(' ');
  return engine.search(own, { processTerm: sameRoot, fields: ['title', 'words'] }).length > 0;
}

function withoutHelp({ id, kind, title, text, href }: SearchDocument): Omit<FoundSource, 'part'> {
  return { id, kind, title, text, href };
}
