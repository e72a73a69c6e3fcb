export const errors = {
  throttled: 'Priveľa pokusov. Skúste to znova {{when}}.',
  network: { title: 'Problém s pripojením', text: 'Skontrolujte internetové pripojenie a skúste to znovu.' },
  aiService: { title: 'AI služba nedostupná', text: 'AI služba je dočasne nedostupná. Skúste to znovu o chvíľu.' },
  generic: { title: 'Nastala chyba', text: 'Niečo sa pokazilo. Skúste to znovu.' },
  pdf: 'PDF sa nepodarilo pripraviť.',
  submit: 'Dopyt sa nepodarilo odoslať. Odpovede máte uložené.',
  generate: 'Cenu sa nepodarilo spočítať.',
};
