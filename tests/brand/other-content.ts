import type { AnyDocument } from '#domain/content/content-document.ts';
import type { ContentKind } from '#domain/content/content-kinds.ts';
import { type CaseStudyWords, emptyCaseStudyWords } from '#domain/case-studies/case-study.ts';
import { richTextOf } from '#domain/content/rich-text.ts';
import { services } from '#domain/catalogue/services.ts';
import { type Language, inEachLanguage } from '#domain/languages.ts';

/** What the other firm says of each kind, in each language: no word of it stands in the program. */
export const otherWords: Record<Language, Record<ContentKind | 'study', string>> = {
  sk: {
    faq: 'Meriate aj studne?',
    products: 'Hĺbkomer do vrecka',
    statistics: 'zameraných studní',
    about: 'Studniari z Abova',
    examples: 'Studniar s vrtnou súpravou',
    notices: 'V auguste kopeme',
    study: 'Objednávka vrtu s mapou',
  },
  cs: {
    faq: 'Měříte i studny?',
    products: 'Hloubkoměr do kapsy',
    statistics: 'zaměřených studní',
    about: 'Studnaři z Abova',
    examples: 'Studnař s vrtnou soupravou',
    notices: 'V srpnu kopeme',
    study: 'Objednávka vrtu s mapou',
  },
  da: {
    faq: 'Måler I også brønde?',
    products: 'Dybdemåler til lommen',
    statistics: 'opmålte brønde',
    about: 'Brøndborere fra Abov',
    examples: 'Brøndborer med rig',
    notices: 'I august graver vi',
    study: 'Bestil en boring på kortet',
  },
  en: {
    faq: 'Do you survey wells too?',
    products: 'A depth gauge for the pocket',
    statistics: 'wells surveyed',
    about: 'Well diggers of Abov',
    examples: 'A well digger with a rig',
    notices: 'In August we dig',
    study: 'Ordering a borehole on a map',
  },
};

const noHead = { shared: {}, texts: inEachLanguage(() => ({})) };

/** One document of a kind with one entry; every service has an example of its own. */
export function otherDocuments(picture: string): Record<ContentKind, AnyDocument> {
  const told = (kind: ContentKind) => (language: Language) => otherWords[language][kind];
  const one = (kind: ContentKind, shared: object, texts: (words: string) => object) => [
    { id: `e-${kind}`, shared, texts: inEachLanguage((language) => texts(told(kind)(language))) },
  ];
  const headOf = (texts: (language: Language) => object, shared = {}) => ({ shared, texts: inEachLanguage(texts) });
  return {
    faq: {
      head: headOf((language) => ({ metaTitle: `${told('faq')(language)} {{brand}}`, metaDescription: 'Nivelo Plus' })),
      items: one('faq', { category: 'general' }, (question) => ({ question, answer: richTextOf('Nivelo Plus.') })),
    },
    products: {
      head: headOf((language) => ({ title: told('products')(language), lead: '' })),
      items: one('products', { name: 'Hladinka', link: '', picture }, (kind) => ({
        kind,
        text: richTextOf(`${kind}, Nivelo Plus.`),
        pictureAlt: kind,
      })),
    },
    statistics: {
      head: noHead,
      items: one('statistics', { counted: 'own' }, (text) => ({ figure: '417', text })),
    },
    about: {
      head: headOf((language) => ({ portraitAlt: told('about')(language) }), { portrait: picture }),
      items: one('about', {}, (text) => ({ label: 'Nivelo Plus', text })),
    },
    examples: {
      head: noHead,
      items: services.map((service) => ({
        id: `e-${service}`,
        shared: { service },
        texts: inEachLanguage((language) => ({
          title: told('examples')(language),
          text: richTextOf('Nivelo Plus.'),
          price: '{{onePageWebsite}}',
        })),
      })),
    },
    notices: {
      head: noHead,
      items: one('notices', { link: '', until: '' }, (title) => ({ title, text: '' })),
    },
  } as unknown as Record<ContentKind, AnyDocument>;
}

/** A case study of the other firm in a language. */
export const otherStudy = (language: Language): CaseStudyWords => ({
  ...emptyCaseStudyWords,
  title: otherWords[language].study,
  task: `${otherWords[language].about}, Moldava.`,
  solution: `${otherWords[language].products}, Nivelo Plus.`,
  figure1: '9 → 26',
  result1: otherWords[language].statistics,
  afterAlt: otherWords[language].study,
});

/** What the customer of the other firm says. */
export const otherReference = {
  text: 'Ľudia ukážu na mape, kde chcú vŕtať, a my vieme, s čím prísť.',
  name: 'Ilona Vargová',
  firm: 'Studne Varga',
  figureLabel: 'Vrty za mesiac',
  figureBefore: '9',
  figureAfter: '26',
  pictureAlt: 'Vrtná súprava',
};
