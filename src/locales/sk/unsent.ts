export const unsent = {
  offline: 'Ste bez pripojenia. Pokračovať môžete: odpovede sa ukladajú a cenu počítam v tomto zariadení.',
  needsConnection: 'Na podrobnú cenu, PDF a plán treba pripojenie.',
  title: { 'service-request': 'Dopyt čaká na odoslanie', contact: 'Správa čaká na odoslanie' },
  kept: {
    'service-request': 'Je uložený v tomto zariadení a odošle sa sám, len čo bude spojenie.',
    contact: 'Je uložená v tomto zariadení a odošle sa sama, len čo bude spojenie.',
  },
  closing: {
    free: 'Stránku môžete zavrieť, odošle sa aj tak.',
    bound: 'Nechajte túto stránku otvorenú, alebo sa na web neskôr vráťte. Vtedy sa odošle.',
  },
  tried: 'Posledný pokus: {{time}}.',
  earlier: 'Dopyt uložený {{time}} ešte čaká na odoslanie. Čo teraz zmeníte, v ňom nebude.',
  retry: 'Skúsiť odoslať teraz',
  trying: 'Odosielam…',
  takeBack: 'Vziať späť a upraviť',
  discard: 'Neodoslať ho',
  takenBack: 'Dopyt už nečaká. Upravte ho a odošlite znova.',
  sent: {
    'service-request': 'Dopyt č. {{number}} je odoslaný',
    contact: 'Správa č. {{number}} je odoslaná',
    action: 'Zobraziť potvrdenie',
  },
  refused: {
    'service-request': 'Uložený dopyt treba opraviť',
    contact: 'Uloženú správu treba opraviť',
    action: 'Otvoriť formulár',
  },
};
