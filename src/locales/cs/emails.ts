import type { Translated } from '../translated.ts';
import type { emails as reference } from '../sk/emails.ts';

export const emails: Translated<typeof reference> = {
  greeting: 'Dobrý den, {{name}},',
  regards: 'S pozdravem',
  signature: '{{developer}}, {{brand}}',
  number: 'Číslo poptávky: {{number}}',
  price: 'Odhad ceny: {{price}} bez DPH',
  duration: 'Doba práce: {{weeks}}',
  received: {
    subject: 'Vaši poptávku č. {{number}} jsem dostal',
    lead: 'děkuji za poptávku. Mám ji a do 24 hodin se ozvu.',
    estimateTitle: 'Odhad, který jste viděli',
    pdf: 'Odhad v PDF',
    next: 'Až se ozvu, projdeme spolu rozsah a pošlu vám nabídku s pevnou cenou. Na tento e-mail můžete rovnou odpovědět.',
    reason:
      'E-mail dostáváte, protože někdo na mém webu odeslal poptávku s touto adresou. Pokud jste to nebyli vy, nemusíte nic dělat.',
  },
  notification: {
    subject: 'Nová poptávka č. {{number}}: {{title}}',
    lead: 'Přišla nová poptávka. Odpovědět je potřeba do 24 hodin.',
    contact: 'Kontakt',
    answers: 'Odpovědi',
    open: 'Otevřít poptávku',
  },
};
