import type { Translated } from '../translated.ts';
import type { writing as reference } from '../sk/writing.ts';

export const writing: Translated<typeof reference> = {
  writers: {
    template: 'Put together from your answers using a fixed template, without artificial intelligence.',
    model: 'Written by a language model from your answers. Check it before you rely on it.',
  },
  limit: 'Today’s AI texts are used up, so this one comes from the template.',
  description: {
    title: 'Suggested description',
    label: 'Suggested text',
    hint: 'Change anything that doesn’t fit. It goes into the description only when you use it.',
    working: 'Writing a suggestion from your answers…',
    use: 'Use this text',
    replace: 'Replace my text',
    add: 'Add after my text',
    discard: 'Discard',
    again: 'Write again',
    failed: 'The description could not be written',
  },
  prd: {
    working: 'Writing the project plan…',
    workingLong: 'Just a moment longer. A long plan can take up to a minute.',
    number: 'Plan {{id}}',
    fileName: 'project-plan',
    pdf: 'Download the plan (PDF)',
    markdown: 'Download the plan (Markdown)',
    again: 'Write it again',
    failed: 'The project plan could not be created',
    fileFailed: 'The file could not be prepared',
  },
};
