import type { Answers } from '#domain/configurator/answers.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { chosenBudget } from '#domain/estimates/budget.ts';
import type { Language } from '#domain/languages.ts';
import { type Currency, formatMoney, formatRange } from '#domain/money.ts';
import type { GetText, TextKey } from '#locales/text-key.ts';
import { textsOf } from '#server/texts.ts';
import type { Fact } from './mail-document.ts';
import { oneLine, severalLines } from './visitor-text.ts';

/** Contact details as facts that can be clicked; what was left empty is left out. */
export function contactFacts(contact: Contact, language: Language): Fact[] {
  const t = textsOf(language);
  const [name, email, phone, company] = [contact.name, contact.email, contact.phone, contact.company].map(oneLine);
  const facts: (Fact | null)[] = [
    name ? { label: t('configurator:questions.name'), value: name } : null,
    email ? { label: t('configurator:questions.email'), value: email, href: mailtoOf(email) } : null,
    phone ? { label: t('configurator:questions.phone'), value: phone, href: telOf(phone) } : null,
    company ? { label: t('configurator:questions.company'), value: company } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** All answers as text, in the order of the screens; the quick mode asks fewer. */
export function answerFacts(answers: Answers, language: Language, currency: Currency): Fact[] {
  const t = textsOf(language);
  const { mode, serviceType, objectives, size, timeline } = answers;
  const facts: [label: TextKey, value: string | null][] = [
    ['configurator:questions.mode', mode && t(`configurator:modes.${mode}.name`)],
    ['estimateDocument:facts.service', serviceType && t(`configurator:serviceTypes.${serviceType}.name`)],
    ['estimateDocument:facts.objectives', oneEach(objectives.map((id) => t(`configurator:objectives.${id}.name`)))],
    ['estimateDocument:facts.trade', tradeName(answers, t)],
    ...(mode === 'detailed' ? detailFacts(answers, t) : []),
    ['estimateDocument:facts.size', size && t(`configurator:sizes.${size}.name`)],
    ['estimateDocument:facts.budget', budgetText(answers, { t, language, currency })],
    ['estimateDocument:facts.timeline', timeline && t(`configurator:timelines.${timeline}.name`)],
  ];
  return facts.map(([label, value]) => ({ label: t(label), value: value || t('configurator:summary.none') }));
}

function detailFacts({ features, description }: Answers, t: GetText): [label: TextKey, value: string][] {
  return [
    ['configurator:questions.features', oneEach(features.map((id) => t(`configurator:features.${id}.name`)))],
    ['estimateDocument:facts.description', severalLines(description)],
  ];
}

/** One name a line. */
function oneEach(names: readonly string[]): string {
  return names.join('\n');
}

function tradeName({ trade, customTrade }: Answers, t: GetText): string | null {
  const own = oneLine(customTrade);
  if (trade === 'custom' && own !== '') return own;
  return trade && t(`configurator:trades.${trade}`);
}

function budgetText(answers: Answers, words: { t: GetText; language: Language; currency: Currency }): string | null {
  const { t, language, currency } = words;
  const limits = chosenBudget(answers, currency);
  if (limits === null) return null;
  const { minimum, maximum } = limits;
  if (maximum === null) return t('configurator:budgets.open', { minimum: formatMoney(minimum, currency, language) });
  if (minimum > 0) return formatRange({ minimum, maximum }, currency, language);
  return t('estimates:budget.upTo', { maximum: formatMoney(maximum, currency, language) });
}

function mailtoOf(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
}

function telOf(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
