export const emails = {
  greeting: 'Dobrý deň, {{name}},',
  regards: 'S pozdravom',
  signature: '{{developer}}, {{brand}}',
  number: 'Číslo dopytu: {{number}}',
  price: 'Odhad ceny: {{price}} bez DPH',
  duration: 'Čas práce: {{weeks}}',
  received: {
    subject: 'Váš dopyt č. {{number}} som dostal',
    lead: 'ďakujem za dopyt. Mám ho a do 24 hodín sa ozvem.',
    estimateTitle: 'Odhad, ktorý ste videli',
    pdf: 'Odhad v PDF',
    next: 'Keď sa ozvem, prejdeme rozsah a pošlem vám ponuku s pevnou cenou. Na túto správu môžete rovno odpovedať.',
    reason:
      'Správu dostávate, lebo niekto na mojom webe odoslal dopyt s touto adresou. Ak ste to neboli vy, nemusíte robiť nič.',
  },
  notification: {
    subject: 'Nový dopyt č. {{number}}: {{title}}',
    lead: 'Prišiel nový dopyt. Odpovedať treba do 24 hodín.',
    contact: 'Kontakt',
    answers: 'Odpovede',
    open: 'Otvoriť dopyt',
  },
};
