import type { Answers } from '../configurator/answers.ts';
import type { FeatureId } from '../configurator/features.ts';
import type { Estimate } from '../estimates/estimate.ts';
import type { Language } from '../languages.ts';
import { formatRange } from '../money.ts';
import { planMilestones } from './plan-milestones.ts';
import { type PrdPlan, baseSupplies, planPrd, suppliesOfFeatures } from './plan-prd.ts';
import { type Point, type Prd, milestoneIds } from './prd.ts';
import { countOf, fillIn, listOf, lowerFirst, seriesOf, tied } from './wording.ts';
import type { TradeTexts, WritingTexts } from './writing-texts.ts';

/** What a document is written from; `number` is what people quote of the estimate. */
export type PrdSource = { answers: Answers; estimate: Estimate; language: Language; number: string };

type Desk = {
  source: PrdSource;
  plan: PrdPlan;
  texts: WritingTexts;
  trade: TradeTexts;
  /** Fills in what the trade says of itself. */
  say: (text: string) => string;
};

/** Writes the product requirements document of an estimate from the texts of its language (H4). */
export function writePrd(source: PrdSource, texts: WritingTexts): Prd {
  const { answers, estimate, language } = source;
  const plan = planPrd(answers, estimate);
  const trade = texts.trades[answers.trade ?? 'custom'];
  const own = { trade: answers.customTrade.trim() || texts.phrases.unknownTrade };
  const services = seriesOf(trade.services.map(({ title }) => lowerFirst(title)));
  const values = { ...own, measures: trade.measures, material: trade.material, services };
  const say = (text: string) => tied(fillIn(text, values), language);
  const desk: Desk = { source, plan, texts, trade, say };
  const service = texts.services[plan.serviceType];
  return {
    title: say(`${texts.document.title}: ${service.name}`),
    summary: say(`${service.summary} ${texts.document.summary}`),
    facts: writeFacts(desk),
    description: answers.mode === 'detailed' ? answers.description.trim() : '',
    goals: answers.objectives.map((id) => {
      const { title, text, measure } = texts.objectives[id];
      return { title: say(title), text: say(text), measure: say(measure) };
    }),
    users: [...trade.customers, service.user].map((each) => point(desk, each)),
    scope: writeScope(desk),
    pages: writePages(desk),
    content: writeContent(desk),
    milestones: writeMilestones(desk),
    outOfScope: writeExclusions(desk),
    openQuestions: writeQuestions(desk),
  };
}

const point = ({ say }: Desk, { title, text }: Point): Point => ({ title: say(title), text: say(text) });

function writeFacts({ source, texts, trade, say }: Desk): Prd['facts'] {
  const { answers, estimate, language, number } = source;
  const { facts, weeks } = texts.document;
  const rows: Record<keyof typeof facts, string | null> = {
    trade: say(trade.name),
    size: answers.size && texts.sizes[answers.size].name,
    timeline: answers.timeline && texts.timelines[answers.timeline].name,
    weeks: countOf(estimate.weeks, weeks, language),
    price: formatRange(estimate.total, estimate.currency, language),
    estimate: number,
  };
  return (Object.keys(rows) as (keyof typeof facts)[]).flatMap((fact) => {
    const text = rows[fact];
    return text ? [{ label: facts[fact], text: tied(text, language) }] : [];
  });
}

function writeScope(desk: Desk): Prd['scope'] {
  const { plan, texts, say } = desk;
  const base = plan.baseScopes.map((id) => ({ id, ...texts.baseScopes[id] }));
  const features = plan.features.map((id) => {
    const { name, text, criteria } = texts.features[id];
    return { id, title: name, text, criteria };
  });
  // Chosen parts before included ones, the handover last.
  return [...features, ...base].map(({ id, criteria, ...each }) => ({
    id,
    ...point(desk, each),
    criteria: criteria.map(say),
  }));
}

function writePages(desk: Desk): Prd['pages'] {
  const { plan, texts, trade } = desk;
  const { servicePage, partOfPage } = texts.phrases;
  const services = plan.hasServicePages
    ? trade.services.map(({ title, text }) => ({ title: fillIn(servicePage, { service: title }), text }))
    : [];
  const features = plan.featurePages.map((id) => {
    const { title, text } = texts.featurePages[id];
    return { title, text: plan.areFeaturesParts ? `${text} ${partOfPage}` : text };
  });
  const own = plan.pages.map((id) => texts.pages[id]);
  // A site starts with its home page, an application with what customers see of it.
  const start = plan.isSite ? 1 : 0;
  return [...own.slice(0, start), ...services, ...features, ...own.slice(start)].map((each) => point(desk, each));
}

function writeContent(desk: Desk): Prd['content'] {
  const { plan, texts, trade } = desk;
  const ofTrade: Partial<Record<string, string>> = { photos: trade.photos, proof: trade.proof };
  const base = plan.supplies.map((id) => {
    const { title, text } = texts.baseSupplies[id];
    const more = ofTrade[id];
    return { title, text: more ? `${more} ${text}` : text, before: baseSupplies[id] };
  });
  const features = plan.featureSupplies.map((id) => ({ ...texts.featureSupplies[id], before: suppliesOfFeatures[id] }));
  return [...base, ...features]
    .map(({ before, ...each }) => ({ ...point(desk, each), before }))
    .toSorted((one, other) => milestoneIds.indexOf(one.before) - milestoneIds.indexOf(other.before));
}

function writeMilestones(desk: Desk): Prd['milestones'] {
  const { plan, texts, source } = desk;
  return planMilestones(source.estimate.weeks).map((planned) => {
    const isStore = planned.id === 'launch' && plan.serviceType === 'mobile-app';
    return { ...planned, ...point(desk, isStore ? texts.storeLaunch : texts.milestones[planned.id]) };
  });
}

const phrasesOf = ({ texts, source }: Desk, ids: readonly FeatureId[]) =>
  listOf(
    ids.map((id) => texts.features[id].phrase),
    source.language,
  );

function writeExclusions(desk: Desk): string[] {
  const { plan, texts, source, say } = desk;
  const { laterCategories, laterFeatures, laterQuick } = texts.phrases;
  const categories = seriesOf(plan.untouchedCategories.map((id) => texts.categories[id]));
  return [
    ...(source.answers.mode === 'detailed' ? [] : [laterQuick]),
    ...(categories ? [fillIn(laterCategories, { categories })] : []),
    ...(plan.leftOut.length > 0 ? [fillIn(laterFeatures, { features: phrasesOf(desk, plan.leftOut) })] : []),
    ...plan.exclusions.map((id) => texts.exclusions[id]),
  ].map(say);
}

function writeQuestions(desk: Desk): string[] {
  const { plan, texts, trade, say } = desk;
  const unserved = plan.unserved.map(({ objective, suggestions }) =>
    fillIn(texts.phrases.unserved, {
      goal: texts.objectives[objective].title,
      features: phrasesOf(desk, suggestions),
    }),
  );
  return [
    trade.question,
    ...plan.featureQuestions.map((id) => texts.featureQuestions[id]),
    ...unserved,
    ...plan.questions.map((id) => texts.questions[id]),
  ].map(say);
}
