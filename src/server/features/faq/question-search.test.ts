import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FaqEntry } from '#domain/catalogue/faq.ts';
import type { Service } from '#domain/catalogue/services.ts';
import { type Language, languages } from '#domain/languages.ts';
import { createQuestionSearch } from './question-search.ts';

type Expected = FaqEntry | Service;

/** Questions as craftsmen type them, with their slips, and the entry that answers. */
const asked: Record<Language, readonly [question: string, expected: Expected][]> = {
  sk: [
    ['koľko stojí web pre maliara', 'price-website'],
    ['kolko ma to bude stat mesacne ked uz bude hotovy', 'monthly-costs'],
    ['dokážete to do mesiaca?', 'duration'],
    ['musím si texty písať sám?', 'texts-and-photos'],
    ['da sa to splacat na splatky', 'installments'],
    ['Kedy platím zálohu a kedy príde faktúra?', 'deposit-and-invoice'],
    ['budem si vedieť sám meniť fotky?', 'edit-myself'],
    ['robíte aj po nemecky?', 'languages'],
    ['Prídete sa pozrieť k nám do dielne?', 'where-you-work'],
    ['čo ak mi web niekto hackne', 'backups'],
    ['mám starú stránku z roku 2012, dá sa prerobiť?', 'old-website'],
    ['pôjde to na mobile?', 'phone'],
    ['komu bude patriť doména?', 'domain-and-email'],
    ['Aká je záruka, keď sa niečo pokazí', 'warranty'],
    ['dostanem nejakú zľavu?', 'packages'],
    ['vie to posielať faktúry do Pohody?', 'accounting-links'],
    ['ako podpíšem zmluvu', 'signing'],
    ['kalkulačka ceny na stránku za koľko', 'price-calculator'],
    ['chcem aby ma našli na googli', 'seo-marketing'],
    ['ponáhľam sa, o koľko je to drahšie?', 'urgent'],
    ['čo všetko vám mám pripraviť', 'what-you-need'],
    ['Za aký čas mi spravíte stránku?', 'duration'],
    ['je v cene aj hosting?', 'monthly-costs'],
    ['Robíte aj eshopy?', 'for-whom'],
    ['koľko percent chcete dopredu', 'deposit-and-invoice'],
    ['nemám žiadne poriadne fotografie', 'texts-and-photos'],
    ['kto mi odpíše a kedy', 'answer-time'],
    ['môžem si niečo zmeniť keď už na tom robíte?', 'changes'],
    ['je to zaväzujúce keď vyplním kalkulačku?', 'how-price-is-made'],
    ['načíta sa to rýchlo?', 'speed'],
    ['máme len jednu pobočku a stačí nám vizitka na internete', 'just-a-page'],
    ['čo s GDPR a cookies lištou', 'personal-data'],
    ['koľko stojí ERP pre stavebnú firmu', 'price-system'],
    ['ste firma alebo jeden človek?', 'who-builds-it'],
    ['čo ďalej keď odošlem dopyt', 'start'],
    ['potrebujem rezervačný systém', 'web-aplikacie'],
    ['prevediete moju starú doménu a maily?', 'domain-and-email'],
  ],
  cs: [
    ['kolik stojí web pro malíře', 'price-website'],
    ['kolik budu platit mesicne az to bude hotove', 'monthly-costs'],
    ['stihnete to do měsíce?', 'duration'],
    ['musím si texty psát sám?', 'texts-and-photos'],
    ['jde to platit na splátky', 'installments'],
    ['Kdy platím zálohu a kdy přijde faktura?', 'deposit-and-invoice'],
    ['můžu si sám měnit fotky?', 'edit-myself'],
    ['umíte web i německy?', 'languages'],
    ['Přijedete se podívat k nám do dílny?', 'where-you-work'],
    ['co když mi web někdo hackne', 'backups'],
    ['mám starou stránku z roku 2012, jde předělat?', 'old-website'],
    ['pojede to na mobilu?', 'phone'],
    ['komu bude patřit doména?', 'domain-and-email'],
    ['Jakou záruku dáváte, když se něco pokazí', 'warranty'],
    ['dostanu nějakou slevu?', 'packages'],
    ['umí to posílat faktury do Pohody?', 'accounting-links'],
    ['jak podepíšu smlouvu', 'signing'],
    ['kalkulačka na stránky za kolik', 'price-calculator'],
    ['chci aby mě našli na googlu', 'seo-marketing'],
    ['spěchám, o kolik je to dražší?', 'urgent'],
    ['Za jak dlouho mi uděláte stránky?', 'duration'],
    ['je v ceně hosting?', 'monthly-costs'],
    ['Děláte i e-shopy?', 'for-whom'],
    ['kolik procent chcete dopředu', 'deposit-and-invoice'],
    ['nemám žádné pořádné fotografie', 'texts-and-photos'],
    ['kdy mi odpovíte', 'answer-time'],
    ['můžu něco změnit, když už na tom děláte?', 'changes'],
    ['je to závazné, když vyplním kalkulačku?', 'how-price-is-made'],
    ['načítá se to rychle?', 'speed'],
    ['stačí mi vizitka na internetu', 'just-a-page'],
    ['co s GDPR a cookie lištou', 'personal-data'],
    ['kolik stojí ERP pro stavební firmu', 'price-system'],
    ['jste firma nebo jeden člověk?', 'who-builds-it'],
    ['co dál, když odešlu poptávku', 'start'],
    ['potřebuju rezervační systém', 'web-aplikacie'],
    ['převedete mou starou doménu a maily?', 'domain-and-email'],
  ],
  da: [
    ['hvad koster en hjemmeside til en maler', 'price-website'],
    ['hvad skal jeg betale om måneden bagefter', 'monthly-costs'],
    ['kan du nå det på en måned?', 'duration'],
    ['skal jeg selv skrive teksterne', 'texts-and-photos'],
    ['kan man betale i rater', 'installments'],
    ['Hvornår skal jeg betale forskud, og hvornår kommer fakturaen?', 'deposit-and-invoice'],
    ['kan jeg selv skifte billeder?', 'edit-myself'],
    ['laver du også sider på tysk?', 'languages'],
    ['Kommer du ud til os på værkstedet?', 'where-you-work'],
    ['hvad hvis siden bliver hacket', 'backups'],
    ['jeg har en gammel side fra 2012, kan den laves om?', 'old-website'],
    ['virker det på mobilen?', 'phone'],
    ['hvem ejer domænet', 'domain-and-email'],
    ['Hvilken garanti giver du, hvis der er fejl', 'warranty'],
    ['får jeg rabat', 'packages'],
    ['kan den sende fakturaer til e-conomic?', 'accounting-links'],
    ['hvordan skriver jeg under på kontrakten', 'signing'],
    ['prisberegner til min side hvad koster den', 'price-calculator'],
    ['jeg vil findes på google', 'seo-marketing'],
    ['det haster, hvor meget dyrere bliver det?', 'urgent'],
    ['Hvor lang tid tager det at lave en hjemmeside?', 'duration'],
    ['er hosting med i prisen?', 'monthly-costs'],
    ['Laver du webshops?', 'for-whom'],
    ['hvor mange procent vil du have på forhånd', 'deposit-and-invoice'],
    ['jeg har ingen gode billeder', 'texts-and-photos'],
    ['hvornår hører jeg fra dig', 'answer-time'],
    ['kan jeg ændre noget, når du er gået i gang?', 'changes'],
    ['er det bindende at bruge prisberegneren?', 'how-price-is-made'],
    ['er siden hurtig at åbne?', 'speed'],
    ['jeg skal bare bruge en enkelt side', 'just-a-page'],
    ['hvad med GDPR og cookies', 'personal-data'],
    ['hvad koster et ERP-system til et byggefirma', 'price-system'],
    ['er du et firma eller én mand?', 'who-builds-it'],
    ['hvad sker der, når jeg har sendt forespørgslen', 'start'],
    ['jeg vil have online booking', 'web-aplikacie'],
    ['kan du flytte mit domæne og mine mails?', 'domain-and-email'],
  ],
  en: [
    ['how much is a website for a painter', 'price-website'],
    ['what do i pay every month afterwards', 'monthly-costs'],
    ['can you do it within a month?', 'duration'],
    ['do I have to write the texts myself', 'texts-and-photos'],
    ['can i pay in installments', 'installments'],
    ['When do I pay the deposit and when does the invoice come?', 'deposit-and-invoice'],
    ['can i change photos myself?', 'edit-myself'],
    ['do you make sites in German too?', 'languages'],
    ['Will you come to our workshop?', 'where-you-work'],
    ['what if somebody hacks the site', 'backups'],
    ['I have an old site from 2012, can it be redone?', 'old-website'],
    ['does it work on mobiles?', 'phone'],
    ['who owns the domain', 'domain-and-email'],
    ['What guarantee do you give if something breaks', 'warranty'],
    ['do i get a discount', 'packages'],
    ['can it send invoices to Xero?', 'accounting-links'],
    ['how do i sign the contract', 'signing'],
    ['price calculator for my site how much', 'price-calculator'],
    ['i want to be found on google', 'seo-marketing'],
    ['I am in a hurry, how much more does it cost?', 'urgent'],
    ['How soon would my site be finished?', 'duration'],
    ['is hosting included in the price?', 'monthly-costs'],
    ['Do you do online shops?', 'for-whom'],
    ['what percentage do you want up front', 'deposit-and-invoice'],
    ['I have no decent pictures', 'texts-and-photos'],
    ['when will you get back to me', 'answer-time'],
    ['can I alter something once you have started?', 'changes'],
    ['is the calculator binding?', 'how-price-is-made'],
    ['will it load quickly?', 'speed'],
    ['a single page is all I need', 'just-a-page'],
    ['GDPR and cookie banner?', 'personal-data'],
    ['cost of an ERP for a building firm', 'price-system'],
    ['are you a company or one man?', 'who-builds-it'],
    ['what happens after I send the enquiry', 'start'],
    ['I need online booking', 'web-aplikacie'],
    ['will you move my domain and emails?', 'domain-and-email'],
  ],
};

/** Questions that nobody here can answer. */
const unrelated: Record<Language, readonly string[]> = {
  sk: [
    'koľko stojí chlieb',
    'prezident Slovenska',
    'Aké bude zajtra počasie?',
    'recept na bryndzové halušky',
    'kto vyhral včera hokej',
    '???',
    'asdf qwer',
    'a je to',
  ],
  cs: [
    'kolik stojí chleba',
    'prezident Česka',
    'jak rychle zhubnout',
    'Jaké bude zítra počasí?',
    'recept na svíčkovou',
    'kdo vyhrál včera hokej',
    '???',
    'asdf qwer',
    'a je to',
  ],
  da: [
    'hvad koster et brød',
    'reparer min varmepumpe',
    'Hvordan bliver vejret i morgen?',
    'opskrift på frikadeller',
    'hvem vandt fodboldkampen',
    '???',
    'asdf qwer',
  ],
  en: [
    'how much is bread',
    'president of France',
    'What is the weather tomorrow?',
    'recipe for pancakes',
    'who won the football match',
    '???',
    'asdf qwer',
  ],
};

const search = createQuestionSearch();

for (const language of languages) {
  test(`A6 a question in a craftsman’s words finds its entry among the first three (${language})`, async () => {
    const missed: string[] = [];
    let first = 0;
    for (const [question, expected] of asked[language]) {
      const found = (await search(language, question)).map(({ id }) => id);
      if (!found.some((id) => id.startsWith(expected))) missed.push(`${question}: ${found.join(', ')}`);
      if (found[0]?.startsWith(expected)) first += 1;
    }
    assert.deepEqual(missed, []);
    assert.ok(first >= asked[language].length * 0.7, `${first} of ${asked[language].length} stand first`);
  });

  test(`A6 a question about something else finds nothing (${language})`, async () => {
    for (const question of unrelated[language]) {
      assert.deepEqual(
        (await search(language, question)).map(({ id }) => id),
        [],
        question,
      );
    }
  });
}

test('A6 additional text around a question does not prevent a match', async () => {
  const story =
    'Dobrý deň, volám sa Hyacint, máme s bratom malú dielňu na dedine za kopcom a susedka hovorila, že kamarát jej syna. Koľko stojí web pre murára a kedy platím zálohu?';
  const found = (await search('sk', story)).map(({ id }) => id);
  assert.ok(found.includes('deposit-and-invoice'), found.join(', '));
});

test('A6 every source has a title, a text and an address of its language', async () => {
  const [entry] = await search('da', 'hvad koster en hjemmeside');
  assert.equal(entry?.href, '/faq#price-website');
  const found = await search('sk', 'správa a údržba webu');
  assert.ok(found.some(({ kind, href }) => kind === 'service' && href === '/sluzby/starostlivost-o-web'));
});
