import { brand } from '#domain/brand.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { formatDay } from '#domain/days.ts';
import type { BudgetLimits } from '#domain/estimates/budget.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import type { Installment } from '#domain/estimates/installments.ts';
import { shortNumber } from '#domain/estimates/short-number.ts';
import type { Language } from '#domain/languages.ts';
import { formatMoney, formatRange } from '#domain/money.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { timelineFitText } from '#locales/estimate-texts.ts';
import { textsOf } from '#server/texts.ts';
import { wordLines } from '#server/gateways/pdf/line-wording.ts';
import type { DocumentLook } from '#server/gateways/pdf/look.ts';
import type { Speech } from '#server/gateways/pdf/speech.ts';

/** Data of the estimate's PDF, which can be sent to another process. Times are ms UTC. */
export type EstimateDocument = {
  id: string;
  language: Language;
  answers: Answers;
  estimate: Estimate;
  issuedAt: number;
  validUntil: number;
  /** Missing for the product's own look. */
  look?: DocumentLook;
  agency: AgencyFacts;
};

/** All texts of the document in its language; the layout adds none. */
export type EstimateWords = ReturnType<typeof wordEstimate>;

/** Makes the texts of an estimate (D3), without the visitor's contact details. */
export function wordEstimate(document: EstimateDocument) {
  const { language, answers, estimate } = document;
  const t = textsOf(language);
  const speech: Speech = {
    t,
    money: (amount) => formatMoney(amount, estimate.currency, language),
    range: (range) => formatRange(range, estimate.currency, language),
  };
  const service = answers.serviceType ? t(`configurator:serviceTypes.${answers.serviceType}.name`) : '';
  return {
    title: t('estimateDocument:title'),
    subject: t('estimateDocument:subject', { service }),
    subtitle: service,
    brand: brand.name,
    tagline: t('common:brand.tagline'),
    number: t('estimateDocument:number', { id: shortNumber(document.id) }),
    issued: t('estimateDocument:issued', { date: formatDay(document.issuedAt, language) }),
    validUntil: t('estimateDocument:validUntil', { date: formatDay(document.validUntil, language) }),
    preparedBy: t('estimateDocument:preparedBy', { name: brand.developer }),
    total: {
      label: t('estimates:total'),
      range: speech.range(estimate.total),
      low: speech.money(estimate.total.minimum),
      high: speech.money(estimate.total.maximum),
    },
    work: { heading: t('estimateDocument:work'), facts: wordFacts(answers, estimate, speech) },
    lines: {
      heading: t('estimateDocument:lines'),
      columns: {
        line: `${t('estimates:columns.line')} · ${t('estimateDocument:why')}`,
        from: t('estimates:columns.from'),
        to: t('estimates:columns.to'),
      },
      rows: wordLines(estimate.lines, speech),
      version: t('estimates:version', { version: estimate.priceBookVersion }),
    },
    maintenance: t('estimates:maintenance', { price: speech.range(estimate.maintenance) }),
    weeks: {
      heading: t('estimates:weeks'),
      range: t('estimates:weeksRange', { minimum: estimate.weeks.minimum, count: estimate.weeks.maximum }),
      fit: timelineFitText(estimate, t),
    },
    budget: wordBudget(estimate, speech),
    installments: wordInstallments(estimate.installments, speech),
    next: {
      heading: t('estimateDocument:next.title'),
      steps: [
        t('estimateDocument:next.submit', { phone: brand.phone }),
        t('estimateDocument:next.call'),
        t('estimateDocument:next.quote'),
      ],
    },
    disclaimer: t('estimateDocument:disclaimer'),
    contact: { ...brand, mailbox: brand.mailboxes[language] },
    companyNumber: t('common:footer.companyNumber', { number: document.agency.companyNumber }),
    pageOf: (page: number, pages: number) => t('estimateDocument:page', { page, pages }),
  };
}

function wordFacts(answers: Answers, estimate: Estimate, { t, ...speech }: Speech): { label: string; text: string }[] {
  const { serviceType, trade, objectives, size, timeline, mode } = answers;
  const tradeName = trade === 'custom' ? answers.customTrade : trade && t(`configurator:trades.${trade}`);
  const facts = {
    service: serviceType && t(`configurator:serviceTypes.${serviceType}.name`),
    trade: tradeName,
    objectives: objectives.map((objective) => t(`configurator:objectives.${objective}.name`)).join(' · '),
    size: size && t(`configurator:sizes.${size}.name`),
    timeline: timeline && t(`configurator:timelines.${timeline}.name`),
    budget: estimate.budget && wordLimits(estimate.budget.limits, { t, ...speech }),
    description: mode === 'detailed' ? answers.description : null,
  };
  return (Object.keys(facts) as (keyof typeof facts)[]).flatMap((fact) => {
    const text = facts[fact]?.trim();
    return text ? [{ label: t(`estimateDocument:facts.${fact}`), text }] : [];
  });
}

function wordLimits({ minimum, maximum }: BudgetLimits, { t, money, range }: Speech): string {
  if (maximum === null) return t('configurator:budgets.open', { minimum: money(minimum) });
  if (minimum === 0) return t('estimates:budget.upTo', { maximum: money(maximum) });
  return range({ minimum, maximum });
}

function wordBudget({ budget, total }: Estimate, speech: Speech) {
  if (!budget) return null;
  const { t } = speech;
  const words = { estimate: speech.range(total), budget: wordLimits(budget.limits, speech) };
  return {
    heading: t('estimates:budget.title'),
    verdict: t(`estimates:budget.${budget.verdict}`),
    chart: t('estimates:budget.chart', words),
    bars: {
      budget: { label: t('estimates:budget.budgetBar'), text: words.budget, ...budget.limits },
      estimate: { label: t('estimates:budget.estimateBar'), text: words.estimate, ...total },
    },
  };
}

function wordInstallments(installments: readonly Installment[], { t, range }: Speech) {
  const last = installments.length - 1;
  const nameOf = (index: number) => (index === 0 ? 'deposit' : index === last ? 'final' : 'middle');
  return {
    heading: t('estimates:installments.title'),
    parts: installments.map(({ percent, ...amounts }, index) => ({
      label: t(`estimates:installments.${nameOf(index)}`, { percent }),
      text: range(amounts),
    })),
    none: t('estimates:installments.none'),
  };
}
