import type { topics as reference } from '../sk/topics.ts';

export const topics: typeof reference = {
  meta: { title: 'Nastavení e-mailů | {{brand}}', description: 'Které e-maily vám mám posílat.' },
  title: 'Nastavení e-mailů',
  address: 'Platí pro adresu {{email}}.',
  topics: {
    messages: {
      title: 'Nové zprávy',
      text: 'Když vám napíšu k poptávce nebo projektu a zprávu si v portálu nepřečtete.',
    },
    approvals: { title: 'Milníky ke schválení', text: 'Když je hotová část projektu a čeká na vaše schválení.' },
    material: { title: 'Chybějící podklady', text: 'Když čekám na vaše texty, fotky nebo přístupy.' },
    'quote-reminders': {
      title: 'Připomínky nabídek',
      text: 'Když nabídku neotevřete nebo se blíží konec její platnosti.',
    },
    'payment-reminders': {
      title: 'První připomínka platby',
      text: 'Přátelské upozornění krátce po splatnosti. Další upomínky přijdou vždy.',
    },
    references: { title: 'Prosba o referenci', text: 'Když je projekt hotový a chci vás poprosit o pár slov.' },
  },
  legend: 'Posílat e-mailem',
  save: 'Uložit výběr',
  section: {
    title: 'E-maily',
    lead: 'V portálu najdete všechno i bez nich.',
    address: 'Platí pro vaši adresu {{email}}. Kolegové si vybírají sami.',
    unverified: 'Nejdřív potvrďte svou e-mailovou adresu. Pak si vyberete, co na ni má chodit.',
  },
  failed: 'Nastavení e-mailů se nepodařilo načíst',
  isOn: 'Tyto e-maily máte zapnuté.',
  isOff: 'Tyto e-maily máte vypnuté.',
  turnOff: 'Vypnout tyto e-maily',
  turnOn: 'Znovu zapnout',
  notOptional: 'Tyto e-maily teď vypnout nejde.',
  others: 'Ostatní e-maily',
  othersHint: 'Označené e-maily budou chodit dál.',
  news: {
    off: 'Vypnuto. Tyto e-maily už nepošlu.',
    on: 'Zapnuto. Tyto e-maily budou znovu chodit.',
    saved: 'Výběr je uložený',
  },
  always: {
    title: 'Které e-maily přijdou vždy',
    contract: 'Cenové nabídky a podepsané smlouvy, protože z nich plynou závazky.',
    documents: 'Výzvy k úhradě, faktury a upomínky, protože mají lhůty.',
    security: 'Změny hesla, adresy a přístupů, abyste se o nich dozvěděli včas.',
    receipt: 'Potvrzení poptávky, kterou jste odeslali nebo odvolali.',
    'asked-for': 'Odpovědi na vaše otázky a odkazy, o které jste požádali.',
  },
  unknown: {
    title: 'Tento odkaz nefunguje',
    text: 'Zkopírujte ho z e-mailu celý. E-maily si vyberete i v nastavení portálu.',
    settings: 'Otevřít nastavení',
  },
  office: { title: 'Vypnuté e-maily' },
};
