import type { Translated } from '../translated.ts';
import type { confirmation as reference } from '../sk/confirmation.ts';

export const confirmation: Translated<typeof reference> = {
  meta: {
    title: 'Poptávka přijata | {{brand}}',
    description: 'Vaše poptávka je uložená. Na e-mail vám přijde potvrzení a do 24 hodin se ozvu.',
  },
  messageMeta: {
    title: 'Zpráva odeslána | {{brand}}',
    description: 'Vaše zpráva je uložená a má své číslo. Do 24 hodin se vám ozvu.',
  },
  unknownMeta: {
    title: 'Neznámá poptávka | {{brand}}',
    description: 'Odkaz není úplný, nebo už neplatí.',
  },
  title: 'Děkuji, poptávku mám.',
  number: 'Číslo poptávky',
  numberHint: 'Mějte ho po ruce, až budete volat.',
  next: {
    title: 'Co bude dál',
    mail: 'E-mailem vám přijde potvrzení s číslem poptávky.',
    call: 'Do 24 hodin se ozvu.',
    quote: 'Potom dostanete nabídku s pevnou cenou.',
  },
  message: {
    title: 'Zpráva je odeslaná. Brzy se vám ozvu.',
    number: 'Číslo zprávy',
    mail: 'E-mailem vám přijde potvrzení s číslem zprávy.',
  },
  unknown: {
    title: 'Tuto poptávku neznám',
    text: 'Odkaz není úplný, nebo už neplatí. Pokud jste poptávku odeslali, potvrzení máte v e-mailu.',
  },
  home: 'Na úvodní stránku',
};
