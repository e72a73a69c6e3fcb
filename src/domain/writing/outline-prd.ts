import type { Language } from '../languages.ts';
import type { StoredPrd } from './prd.ts';
import { countOf, fillIn, tied } from './wording.ts';
import { type PrdSection, type WritingTexts, prdSections } from './writing-texts.ts';

/** One entry of a section; what is empty is left out. */
export type OutlinePoint = { title: string; text: string; items: string[]; note: string };
export type OutlineSection = { id: PrdSection; title: string; lead: string; points: OutlinePoint[] };

/** A document in the one shape that screen, paper and Markdown are drawn from: every word is there, none is added. */
export type PrdOutline = {
  title: string;
  summary: string;
  facts: { label: string; text: string }[];
  description: { title: string; text: string } | null;
  sections: OutlineSection[];
};

/** Puts a document into sections with headings. */
export function outlinePrd(prd: StoredPrd, texts: WritingTexts, language: Language): PrdOutline {
  const { document } = texts;
  const points: Record<PrdSection, OutlinePoint[]> = {
    goals: prd.goals.map(({ title, text, measure }) => entry({ title, text, note: `${document.measure} ${measure}` })),
    users: prd.users.map(entry),
    scope: prd.scope.map(({ title, text, criteria }) => entry({ title, text, items: criteria })),
    pages: prd.pages.map(entry),
    content: prd.content.map(({ title, text, before }) => entry({ title, text, note: document.before[before] })),
    milestones: prd.milestones.map(({ title, text, days, doneByWeek }) => {
      const { minimum, maximum } = doneByWeek;
      const week = { from: String(minimum), to: String(maximum) };
      const done = fillIn(minimum === maximum ? document.doneByWeek : document.doneByWeeks, week);
      return entry({ title, text, note: `${countOf(days, document.days, language)}, ${done}` });
    }),
    outOfScope: prd.outOfScope.map((text) => entry({ text })),
    openQuestions: prd.openQuestions.map((text) => entry({ text })),
  };
  return {
    title: prd.title,
    summary: prd.summary,
    facts: prd.facts,
    description: prd.description ? { title: document.description, text: prd.description } : null,
    sections: prdSections
      .filter((id) => points[id].length > 0)
      .map((id) => {
        const { title, lead } = document.headings[id];
        return { id, title, lead: tied(lead, language), points: points[id].map((each) => tieNote(each, language)) };
      }),
  };
}

const entry = ({ title = '', text = '', items = [], note = '' }: Partial<OutlinePoint>): OutlinePoint => ({
  title,
  text,
  items,
  note,
});

const tieNote = (each: OutlinePoint, language: Language): OutlinePoint => ({
  ...each,
  note: tied(each.note, language),
});
