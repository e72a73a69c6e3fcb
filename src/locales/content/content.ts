import type { CaseStudy } from '#domain/catalogue/case-studies.ts';
import type { FaqEntry } from '#domain/catalogue/faq.ts';
import type { Service } from '#domain/catalogue/services.ts';
import type { Testimonial } from '#domain/catalogue/testimonials.ts';

/*
 * Shapes of the pages' content: what is too long for single texts. A text may contain the placeholders of
 * `src/web/lib/texts/use-content.ts`, such as {{websites}} for a price band in the visitor's currency.
 */

export type Point = { title: string; text: string };
export type QuestionAndAnswer = { question: string; answer: string };

/** What cards, breadcrumbs and menus say of a service: a name of at most 32 characters and one sentence. */
export type ServiceCard = { name: string; summary: string };

/** Texts of one service landing page (A4). */
export type ServiceContent = {
  /** At most 60 and 155 characters (A8). */
  meta: { title: string; description: string };
  heading: string;
  lead: string;
  benefits: readonly Point[];
  features: readonly Point[];
  process: readonly Point[];
  useCases: readonly Point[];
  pricing: { lead: string; factors: readonly Point[] };
  questions: readonly QuestionAndAnswer[];
  callToAction: Point;
};

/** Texts of one case study (A5). */
export type CaseStudyContent = {
  firm: string;
  town: string;
  /** What was built, as a headline. */
  title: string;
  task: string;
  solution: string;
  /** One to three results with a figure each. */
  results: readonly { figure: string; text: string }[];
};

/** Texts of one testimonial (spec §3). */
export type TestimonialContent = { quote: string; author: string; company: string; role: string; metric: string };

export type LegalSection = {
  /** Stable part of the address of the section, the same in all languages. */
  id: string;
  title: string;
  /** Paragraphs and lists in their order. */
  blocks: readonly (string | readonly string[])[];
};

/** One legal text (A7). */
export type LegalDocument = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};

export type ServiceCards = Record<Service, ServiceCard>;
export type CaseStudiesContent = Record<CaseStudy, CaseStudyContent>;
export type TestimonialsContent = Record<Testimonial, TestimonialContent>;
export type FaqContent = Record<FaqEntry, QuestionAndAnswer>;

/**
 * How people ask in a language, for the question box (A6): what the search of the server needs beside the texts.
 * Endings are written without diacritics, words as they are spelled.
 */
export type AskedWords = {
  /** Endings that do not change what a word is about. */
  endings: string;
  /** Words without a subject of their own. */
  unimportant: string;
  /** Words that many questions share, such as trades and the website itself: they count little. */
  common: string;
  /** Other words by which people ask for an entry or a service. */
  entries: Readonly<Record<FaqEntry | Service, string>>;
};

/** Everything that the question box answers from in a language (A6). */
export type AskedContent = {
  askedWords: AskedWords;
  faq: FaqContent;
  serviceCards: ServiceCards;
  services: Record<Service, ServiceContent>;
};
