import { faqCategories } from '../catalogue/faq.ts';
import { services } from '../catalogue/services.ts';

/** What is the same in all languages. A picture is the id of an uploaded one, a day is `YYYY-MM-DD`; '' is none of them. */
export type SharedField =
  | { is: 'choice'; of: readonly string[] }
  | { is: 'picture' | 'link' | 'day' }
  | { is: 'name'; maximum: number };

/**
 * What is written in each language: a line, a paragraph, or rich text. `maximum` is in characters; `hint` is how many of them search
 * engines show. `with` names a picture that it describes: it is required where there is one.
 */
export type TextField = {
  is: 'line' | 'paragraph' | 'rich';
  maximum: number;
  hint?: number;
  isRequired?: true;
  with?: string;
};

export type PartFields = {
  shared: Readonly<Record<string, SharedField>>;
  texts: Readonly<Record<string, TextField>>;
};

/** What a document of a kind consists of: one head, and items in the order of the page. */
export type ContentFields = {
  head: PartFields;
  item: PartFields;
  /** Most items. */
  most: number;
  /** Placeholders that texts may contain beside those of every text, such as `{{brand}}`. */
  placeholders?: 'prices' | 'number';
};

const none = { shared: {}, texts: {} } as const;

/** What the program counts for a statistic; `own` is a figure that the owner writes. */
export const countedFigures = ['own', 'trades', 'countries', 'languages', 'seconds', 'projects', 'references'] as const;
export type CountedFigure = (typeof countedFigures)[number];

/** Every kind of content that the owner edits (A12), with its fields. */
export const contentFields = {
  faq: {
    head: {
      shared: {},
      texts: {
        metaTitle: { is: 'line', maximum: 120, hint: 60, isRequired: true },
        metaDescription: { is: 'line', maximum: 320, hint: 155, isRequired: true },
      },
    },
    item: {
      shared: { category: { is: 'choice', of: faqCategories } },
      texts: {
        question: { is: 'line', maximum: 160, isRequired: true },
        answer: { is: 'rich', maximum: 2000, isRequired: true },
      },
    },
    most: 100,
    placeholders: 'prices',
  },
  products: {
    head: {
      shared: {},
      texts: {
        title: { is: 'line', maximum: 80, isRequired: true },
        lead: { is: 'paragraph', maximum: 300 },
      },
    },
    item: {
      shared: { name: { is: 'name', maximum: 60 }, link: { is: 'link' }, picture: { is: 'picture' } },
      texts: {
        kind: { is: 'line', maximum: 80, isRequired: true },
        text: { is: 'rich', maximum: 400, isRequired: true },
        pictureAlt: { is: 'line', maximum: 160, with: 'picture' },
      },
    },
    most: 6,
  },
  statistics: {
    head: none,
    item: {
      shared: { counted: { is: 'choice', of: countedFigures } },
      texts: {
        figure: { is: 'line', maximum: 24, isRequired: true },
        text: { is: 'line', maximum: 120, isRequired: true },
      },
    },
    most: 8,
    placeholders: 'number',
  },
  about: {
    head: {
      shared: { portrait: { is: 'picture' } },
      texts: { portraitAlt: { is: 'line', maximum: 160, with: 'portrait' } },
    },
    item: {
      shared: {},
      texts: {
        label: { is: 'line', maximum: 40, isRequired: true },
        text: { is: 'line', maximum: 160, isRequired: true },
      },
    },
    most: 12,
  },
  examples: {
    head: none,
    item: {
      shared: { service: { is: 'choice', of: services } },
      texts: {
        title: { is: 'line', maximum: 80, isRequired: true },
        text: { is: 'rich', maximum: 500, isRequired: true },
        price: { is: 'line', maximum: 60 },
      },
    },
    most: 60,
    placeholders: 'prices',
  },
  notices: {
    head: none,
    item: {
      shared: { link: { is: 'link' }, until: { is: 'day' } },
      texts: {
        title: { is: 'line', maximum: 80, isRequired: true },
        text: { is: 'line', maximum: 200 },
      },
    },
    most: 5,
  },
} as const satisfies Record<string, ContentFields>;

export type ContentKind = keyof typeof contentFields;

/** Every kind, in the order of the back office. */
export const contentKinds = Object.keys(contentFields) as readonly ContentKind[];

/** The fields of a kind, for what treats all kinds alike. */
export const fieldsOf = (kind: ContentKind): ContentFields => contentFields[kind];
