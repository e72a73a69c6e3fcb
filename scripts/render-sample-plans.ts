// Writes the project plans of three sample firms into docs/samples, from the price book and texts in force.
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { outlinePrd } from '#domain/writing/outline-prd.ts';
import { writePrd } from '#domain/writing/write-prd.ts';
import { renderPrd } from '#server/gateways/pdf/estimate/prd-document.ts';
import { writingTexts } from '#server/gateways/writing-assistant/template-author.ts';

type Sample = { file: string; language: Language; answers: Partial<Answers> };

const samples: Sample[] = [
  {
    file: 'painter-sk',
    language: 'sk',
    answers: {
      serviceType: 'website',
      trade: 'painter',
      objectives: ['attract-customers', 'showcase-work'],
      features: ['inquiry-form', 'photo-gallery', 'before-after', 'reviews', 'price-calculator'],
      description:
        'Sme traja maliari z Nitry. Väčšinu zákaziek máme z odporúčaní, no cez zimu je práce málo. Chceme web, kde bude vidieť naše stierky a orientačná cena za meter.',
      size: 'small',
      budget: '1500-3500',
      timeline: '2-months',
    },
  },
  {
    file: 'roofer-da',
    language: 'da',
    answers: {
      serviceType: 'website-redesign',
      trade: 'roofer',
      objectives: ['attract-customers', 'manage-bookings', 'build-trust'],
      features: [
        'photo-inquiry',
        'callback-request',
        'case-studies',
        'appointment-booking',
        'reminders',
        'local-search',
      ],
      description:
        'Vi er et tagfirma på Fyn med seks mand. Hjemmesiden er fra 2014 og kan ikke læses på en telefon. Folk ringer om utætheder, mens vi står på taget, så de skal kunne sende et billede og vælge en tid.',
      size: 'medium',
      budget: '3500-8000',
      timeline: '1-month',
    },
  },
  {
    file: 'general-contractor-cs',
    language: 'cs',
    answers: {
      serviceType: 'web-app',
      trade: 'custom',
      customTrade: 'stavební firma, rodinné domy na klíč',
      objectives: ['automate-processes', 'provide-quotes', 'manage-bookings'],
      features: [
        'inquiry-form',
        'quote-generator',
        'appointment-booking',
        'calendar-sync',
        'own-editing',
        'multilingual',
      ],
      description:
        'Stavíme rodinné domy na klíč, ročně asi dvacet. Poptávky chodí e-mailem, nabídky děláme v tabulkách a stavbyvedoucí si termíny píší do papírového diáře. Potřebujeme jedno místo, kde je vidět, co je s kterou zakázkou.',
      size: 'large',
      budget: '8000-plus',
      timeline: '3-6-months',
    },
  },
];

const folder = path.join(import.meta.dirname, '../docs/samples');
mkdirSync(folder, { recursive: true });
for (const { file, language, answers: given } of samples) {
  const answers: Answers = { ...emptyAnswers, mode: 'detailed', ...given };
  const priced = estimate(answers, firstVersion, currencyOf[language]);
  if (!priced) throw new Error(`${file} has no service type`);
  const texts = writingTexts[language];
  const prd = writePrd({ answers, estimate: priced, language, number: 'ZKA3N6' }, texts);
  const bytes = await renderPrd({
    id: '01JD5ZK8Q2M7XK4T9VWYPZ71AN',
    language,
    writer: 'template',
    outline: outlinePrd(prd, texts, language),
    createdAt: Date.UTC(2026, 10, 21, 12),
    agency: firstAgencyFacts(),
  });
  writeFileSync(path.join(folder, `${file}.pdf`), bytes);
  process.stdout.write(`docs/samples/${file}.pdf ${bytes.byteLength} bytes\n`);
}
