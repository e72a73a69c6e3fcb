import type { ReactNode } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { chosenBudget } from '#domain/estimates/budget.ts';
import { type Currency, formatMoney, formatRange } from '#domain/money.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { type Definition, DefinitionList } from '../../../ui/definition-list.tsx';

type Work = Pick<RequestDetail, 'currency' | 'description' | 'language' | 'service' | 'trade'>;
type Props = { request: Work & Pick<RequestDetail, 'answers'> };

/** What the customer wants: question by question, or as it was told elsewhere. */
export function RequestAnswers({ request }: Props) {
  const { answers } = request;
  return answers ? <AnswerList answers={answers} request={request} /> : <ToldWork request={request} />;
}

type ToldProps = { request: Work };

function ToldWork({ request }: ToldProps) {
  const t = useTexts();
  const { service, trade, description, language } = request;
  const items: Definition[] = [
    service && {
      id: 'service',
      term: t('serviceRequests:detail.service'),
      detail: t(serviceNameKey(service)),
    },
    trade && { id: 'trade', term: t('serviceRequests:detail.trade'), detail: t(`configurator:trades.${trade}`) },
  ].filter((item) => item !== null);
  return (
    <div className="grid gap-5">
      {items.length > 0 ? <DefinitionList items={items} /> : null}
      <Description text={description} language={language} />
    </div>
  );
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
    term: t(`configurator:questions.${id}`),
    detail: details[id],
  }));
  return <DefinitionList items={items} />;
}

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

function useBudgetText(answers: Answers, currency: Currency): ReactNode {
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
