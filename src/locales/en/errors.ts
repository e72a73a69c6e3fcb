import type { Translated } from '../translated.ts';
import type { errors as reference } from '../sk/errors.ts';

export const errors: Translated<typeof reference> = {
  throttled: 'Too many attempts. Try again {{when}}.',
  network: { title: 'Connection problem', text: 'Check your internet connection and try again.' },
  aiService: {
    title: 'AI service unavailable',
    text: 'The AI service is temporarily unavailable. Try again in a moment.',
  },
  generic: { title: 'An unexpected error occurred', text: 'Something went wrong. Please try again.' },
  pdf: 'The PDF could not be prepared.',
  submit: 'The enquiry could not be sent. Your answers are saved.',
  generate: 'The price could not be worked out.',
};
