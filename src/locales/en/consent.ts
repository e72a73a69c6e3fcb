import type { Translated } from '../translated.ts';
import type { consent as reference } from '../sk/consent.ts';

export const consent: Translated<typeof reference> = {
  banner: {
    title: 'Cookies: you decide',
    text: 'Without your consent I store only what the site needs to work. With it, I remember your language and appearance, count visits and switch on the chat.',
    accept: 'Accept all',
    reject: 'Reject all',
    choose: 'Choose one by one',
  },
  form: {
    legend: 'What may I store in your browser?',
    save: 'Save my choice',
    withdraw: 'Withdraw consent',
    saved: 'Your choice is saved. It lasts 12 months, and you can change it on this page at any time.',
  },
  categories: {
    necessary: {
      name: 'Necessary',
      text: 'Signing in, protecting forms and remembering this choice. The site doesn’t work without them, so they’re always on.',
    },
    preferences: {
      name: 'Preferences',
      text: 'I remember your language and appearance for 12 months. Without consent they last until you close the browser.',
    },
    analytics: {
      name: 'Analytics',
      text: 'Google Analytics shows me which pages people read and where they leave. Its cookies stay for 2 years.',
    },
    chat: {
      name: 'Chat',
      text: 'A window where you can ask me something straight away. Smartsupp runs it, and its cookies stay for 6 months.',
    },
  },
};
