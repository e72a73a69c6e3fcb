import type { ReactNode } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { contactBudgetAmounts } from '#domain/contact/contact-message.ts';
import { chosenBudget } from '#domain/estimates/budget.ts';
import { type Currency, formatMoney, formatRange } from '#domain/money.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { beginsWithMessage } from './begins-with-message.ts';
import { type Definition, DefinitionList } from '../../../ui/definition-list.tsx';

type Work = Pick<RequestDetail, 'currency' | 'description' | 'language' | 'service' | 'trade'>;
type Props = { request: Work & Pick<RequestDetail, 'answers' | 'source' | 'told'> };

/** What the customer wants: question by question, or as it was told elsewhere. */
export function RequestAnswers({ request }: Props) {
  const { answers } = request;
  return answers ? <AnswerList answers={answers} request={request} /> : <ToldWork request={request} />;
}

/** What was chosen and told; a message of the customer's own stands in the conversation. */
function ToldWork({ request }: Props) {
  const t = useTexts();
  const { service, trade, told, description, language } = request;
  const choices = useToldWords(told, request.currency);
  const details: [id: string, term: string, detail: ReactNode][] = [
    ['service', t('serviceRequests:detail.service'), service && t(serviceNameKey(service))],
    ['trade', t('serviceRequests:detail.trade'), trade && t(`configurator:trades.${trade}`)],
    ['budget', t('serviceRequests:edit.fields.budget'), choices.budget],
    ['timeline', t('serviceRequests:edit.fields.timeline'), choices.timeline],
  ];
  const items = details.filter(([, , detail]) => Boolean(detail)).map(([id, term, detail]) => ({ id, term, detail }));
  return (
    <div className="grid gap-5">
      {items.length > 0 ? <DefinitionList items={items} /> : null}
      {beginsWithMessage(request) ? null : <Description text={description} language={language} />}
    </div>
  );
}

/** The chosen budget and timeline in the reader's words; empty where they were left open. */
function useToldWords(told: RequestDetail['told'], currency: Currency): { budget: ReactNode; timeline: ReactNode } {
  const t = useTexts();
  const { language } = usePage();
  const entered = useBudgetText({ ...emptyAnswers, ...(told?.form === 'entry' && told) }, currency);
  if (!told) return { budget: null, timeline: null };
  if (told.form === 'entry') {
    return { budget: entered, timeline: told.timeline && t(`configurator:timelines.${told.timeline}.name`) };
  }
  const amounts = told.budget && contactBudgetAmounts(told.budget, language, currency);
  return {
    budget: told.budget && amounts && t(`contact:budgets.${told.budget}`, amounts),
    timeline: told.timeline && t(`contact:timelines.${told.timeline}`),
  };
}

type AnswerProps = { answers: Answers; request: Work };

/** Service, trade and description as they stand now: they may have been corrected since. */
function AnswerList({ answers, request }: AnswerProps) {
  const t = useTexts();
  const { currency, language, service, trade, description } = request;
  const budget = useBudgetText(answers, currency);
  const { mode, objectives, customTrade, features, size, timeline } = answers;
  const details: Record<string, ReactNode> = {
    mode: mode && t(`configurator:modes.${mode}.name`),
    serviceType: service && t(serviceNameKey(service)),
    objectives: <NameList names={objectives.map((id) => t(`configurator:objectives.${id}.name`))} />,
    trade: trade === 'custom' ? <span lang={language}>{customTrade}</span> : trade && t(`configurator:trades.${trade}`),
    size: size && t(`configurator:sizes.${size}.name`),
    budget,
    timeline: timeline && t(`configurator:timelines.${timeline}.name`),
    features: <NameList names={features.map((id) => t(`configurator:features.${id}.name`))} />,
    description: <Description text={description} language={language} />,
  };
  const items = questionsOf(mode).map((id): Definition => ({
    id,
    term: id === 'serviceType' || id === 'trade' ? t(officeTerms[id]) : t(`configurator:questions.${id}`),
    detail: details[id],
  }));
  return <DefinitionList items={items} />;
}

/** What the configurator asks its visitor in person has another name in the office. */
const officeTerms = { serviceType: 'serviceRequests:detail.service', trade: 'serviceRequests:detail.trade' } as const;

/** The quick mode asks neither for features nor for a description (C1). */
function questionsOf(mode: Answers['mode']) {
  const quick = ['mode', 'serviceType', 'objectives', 'trade', 'size', 'budget', 'timeline'] as const;
  return mode === 'detailed' ? ([...quick, 'features', 'description'] as const) : quick;
}

type NameListProps = { names: readonly string[] };

function NameList({ names }: NameListProps) {
  const t = useTexts();
  if (names.length === 0) return <span className="text-muted">{t('configurator:summary.none')}</span>;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

type DescriptionProps = { text: string; language: RequestDetail['language'] };

function Description({ text, language }: DescriptionProps) {
  return (
    <p lang={language} className="max-w-prose whitespace-pre-line">
      {text}
    </p>
  );
}

function useBudgetText(answers: Pick<Answers, 'budget' | 'customBudget'>, currency: Currency): ReactNode {
  const t = useTexts();
  const { language } = usePage();
  const limits = chosenBudget(answers, currency);
  if (!limits) return null;
  const { minimum, maximum } = limits;
  const money = (amount: number) => formatMoney(amount, currency, language);
  if (maximum === null) return t('configurator:budgets.open', { minimum: money(minimum) });
  if (answers.budget === 'custom') return t('estimates:budget.upTo', { maximum: money(maximum) });
  return formatRange({ minimum, maximum }, currency, language);
}
