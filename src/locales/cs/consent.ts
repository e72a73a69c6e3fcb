import type { Translated } from '../translated.ts';
import type { consent as reference } from '../sk/consent.ts';

export const consent: Translated<typeof reference> = {
  banner: {
    title: 'Cookies: rozhodněte vy',
    text: 'Bez vašeho souhlasu ukládám jen to, co web potřebuje k provozu. Se souhlasem si zapamatuji jazyk a vzhled, budu měřit návštěvnost a zapnu chat.',
    accept: 'Přijmout vše',
    reject: 'Odmítnout vše',
    choose: 'Vybrat jednotlivě',
  },
  form: {
    legend: 'K čemu smím ukládat údaje ve vašem prohlížeči',
    save: 'Uložit výběr',
    withdraw: 'Odvolat souhlas',
    saved: 'Výběr je uložený. Platí 12 měsíců a na této stránce ho můžete kdykoli změnit.',
  },
  categories: {
    necessary: {
      name: 'Nezbytné',
      text: 'Přihlášení, ochrana formulářů a tento výběr. Bez nich web nefunguje, proto jsou zapnuté vždy.',
    },
    preferences: {
      name: 'Předvolby',
      text: 'Jazyk a vzhled si zapamatuji na 12 měsíců. Bez souhlasu platí, než prohlížeč zavřete.',
    },
    analytics: {
      name: 'Měření návštěvnosti',
      text: 'Z Google Analytics poznám, které stránky lidé čtou a kde web opouštějí. Cookies zůstávají 2 roky.',
    },
    chat: {
      name: 'Chat na webu',
      text: 'Okénko, ve kterém se mě můžete hned na něco zeptat. Provozuje ho Smartsupp, jeho cookies zůstávají 6 měsíců.',
    },
  },
};
