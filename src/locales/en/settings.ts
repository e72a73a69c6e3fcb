import type { Translated } from '../translated.ts';
import type { settings as reference } from '../sk/settings.ts';

export const settings: Translated<typeof reference> = {
  meta: { title: 'Security | Plumbline', description: 'Sign-in rules for every account.' },
  title: 'Security',
  lead: 'Applies to every account, yours included.',
  failed: 'The settings could not be loaded',
  secondFactor: {
    legend: 'Second factor at sign-in',
    label: 'Require two-factor sign-in',
    text: 'Anyone without it has to turn it on at their next visit and can do nothing else until then.',
  },
  minimum: {
    label: 'Shortest password',
    unit: 'characters',
    hint: 'Applies to new passwords. From {{from}} to {{to}}.',
    error: 'Enter a whole number from {{from}} to {{to}}.',
  },
  save: 'Save settings',
  failure: 'The settings were not saved',
  reload: 'Load the new values',
  saved: { title: 'Settings saved', text: 'They apply from now on.' },
};
