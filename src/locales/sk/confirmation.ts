export const confirmation = {
  meta: {
    title: 'Dopyt prijatý | {{brand}}',
    description: 'Váš dopyt je uložený a má svoje číslo. Do 24 hodín sa vám ozvem a prejdeme ho.',
  },
  messageMeta: {
    title: 'Správa odoslaná | {{brand}}',
    description: 'Vaša správa je uložená a má svoje číslo. Do 24 hodín sa vám ozvem.',
  },
  unknownMeta: {
    title: 'Neznámy dopyt | {{brand}}',
    description: 'Odkaz je neúplný alebo už neplatí.',
  },
  title: 'Ďakujem, dopyt mám.',
  number: 'Číslo dopytu',
  numberHint: 'Povedzte ho, keď budete volať.',
  next: {
    title: 'Čo bude ďalej',
    mail: 'Na e-mail vám príde potvrdenie s číslom dopytu.',
    call: 'Do 24 hodín sa ozvem.',
    quote: 'Potom dostanete ponuku s pevnou cenou.',
  },
  /** Of a message of the contact form; the title is the text of spec §8. */
  message: {
    title: 'Správa je odoslaná. Čoskoro sa vám ozvem.',
    number: 'Číslo správy',
    mail: 'Na e-mail vám príde potvrdenie s číslom správy.',
  },
  unknown: {
    title: 'Tento dopyt nepoznám',
    text: 'Odkaz je neúplný alebo už neplatí. Ak ste dopyt odoslali, potvrdenie máte v e-maile.',
  },
  home: 'Na úvodnú stránku',
};
