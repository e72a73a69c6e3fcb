export const accounts = {
  meta: {
    title: 'Prihlásenie | Plumbline',
    description: 'Prihlásenie do administrácie, kde agentúra číta dopyty a pripravuje ponuky.',
  },
  login: {
    title: 'Prihlásenie',
    username: 'Používateľské meno',
    password: 'Heslo',
    submit: 'Prihlásiť sa',
    failure: 'Prihlásenie neúspešné',
    success: 'Prihlásenie úspešné',
    welcome: 'Vitajte späť, {{username}}!',
    throttled: 'Priveľa pokusov. Skúste to znova {{when}}.',
    scriptsOff: 'Na prihlásenie treba v prehliadači zapnúť JavaScript.',
  },
  session: { signedInAs: 'Prihlásený účet:' },
  logout: {
    action: 'Odhlásiť sa',
    success: 'Odhlásenie úspešné',
    text: 'Boli ste úspešne odhlásený.',
    failure: 'Problém s odhlásením',
    failureText: 'Vyskytla sa chyba pri odhlasovaní',
  },
  setup: {
    title: 'Prvý administrátor',
    lead: 'Tento odkaz sa dá použiť len raz. Zvoľte si meno a heslo, ktorými sa budete prihlasovať.',
    submit: 'Vytvoriť účet',
    tooShort: 'Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov.',
    missing: 'V odkaze chýba kľúč. Otvorte celý odkaz, ktorý vypísal server.',
  },
};
