export const confirmation = {
  meta: {
    title: 'Dopyt prijatý | {{brand}}',
    description: 'Váš dopyt je uložený a má svoje číslo. Do 24 hodín sa vám ozvem a prejdeme ho.',
  },
  title: 'Dopyt mám, ďakujem.',
  messageSent: 'Správa je odoslaná. Čoskoro sa vám ozvem.',
  number: 'Číslo dopytu',
  numberHint: 'Povedzte ho, keď budete volať.',
  next: {
    title: 'Čo bude ďalej',
    mail: 'Na e-mail vám príde potvrdenie s číslom dopytu.',
    call: 'Do 24 hodín sa ozvem.',
    quote: 'Potom dostanete ponuku s pevnou cenou.',
  },
  unknown: {
    title: 'Tento dopyt nepoznám',
    text: 'Odkaz je neúplný alebo už neplatí. Ak ste dopyt odoslali, potvrdenie máte v e-maile.',
  },
  home: 'Na úvodnú stránku',
};
