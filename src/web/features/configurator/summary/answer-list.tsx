import type { Step } from '#domain/configurator/steps.ts';
import { currencyOf, formatMoney } from '#domain/money.ts';
import { parseCustomBudget } from '#domain/configurator/step-checks.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { EditIcon } from '../../../ui/icons/things.tsx';
import { budgetText } from '../answer-options.ts';
import type { Configurator } from '../use-configurator.ts';

type Props = { state: Configurator };

/** What was answered, each part with the way back to it (C8: edit project, trade, contact). */
export function AnswerList({ state }: Props) {
  const t = useTexts();
  const rows = useAnswerRows(state);
  return (
    <section className="grid gap-6">
      <h3 className="text-xl">{t('configurator:summary.answers')}</h3>
      <Part
        items={rows.project}
        label={t('configurator:summary.edit.project')}
        onEdit={() => state.goTo('quote-type')}
        step="quote-type"
      />
      <Part
        items={rows.trade}
        label={t('configurator:summary.edit.trade')}
        onEdit={() => state.goTo('trade')}
        step="trade"
      />
      <Part
        items={rows.contact}
        label={t('configurator:summary.edit.contact')}
        onEdit={() => state.goTo('contact')}
        step="contact"
      />
    </section>
  );
}

type Row = { id: string; term: string; detail: string };
type PartProps = { items: readonly Row[]; label: string; step: Step; onEdit: () => void };

function Part({ items, label, step, onEdit }: PartProps) {
  return (
    <div className="grid gap-3">
      <DefinitionList items={items} />
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3.5 justify-self-start"
        icon={<EditIcon size={20} />}
        type="submit"
        form="summary-form"
        name="go"
        value={step}
        onClick={(event) => {
          event.preventDefault();
          onEdit();
        }}
      >
        {label}
      </Button>
    </div>
  );
}

function useAnswerRows({ answers }: Configurator) {
  const t = useTexts();
  const { language } = usePage();
  const none = t('configurator:summary.none');
  const row = (id: keyof typeof labels, detail: string | null | undefined): Row => ({
    id,
    term: t(`configurator:questions.${id}`),
    detail: detail || none,
  });
  const labels = {
    serviceType: 1,
    objectives: 1,
    trade: 1,
    features: 1,
    description: 1,
    size: 1,
    budget: 1,
    timeline: 1,
    name: 1,
    email: 1,
    phone: 1,
    company: 1,
  } as const;
  const { contact } = answers;
  const isDetailed = answers.mode === 'detailed';
  const currency = currencyOf[language];
  const custom = answers.budget === 'custom' ? parseCustomBudget(answers.customBudget, currency) : null;
  const budget =
    answers.budget &&
    (custom === null ? budgetText(answers.budget, language, t) : formatMoney(custom, currency, language));
  return {
    project: [
      row('serviceType', answers.serviceType && t(`configurator:serviceTypes.${answers.serviceType}.name`)),
      row(
        'objectives',
        answers.objectives.map((objective) => t(`configurator:objectives.${objective}.name`)).join(', '),
      ),
      ...(isDetailed
        ? [
            row('features', answers.features.map((feature) => t(`configurator:features.${feature}.name`)).join(', ')),
            row('description', answers.description),
          ]
        : []),
      row('size', answers.size && t(`configurator:sizes.${answers.size}.name`)),
      row('budget', budget),
      row('timeline', answers.timeline && t(`configurator:timelines.${answers.timeline}.name`)),
    ],
    trade: [
      row(
        'trade',
        answers.trade === 'custom' ? answers.customTrade : answers.trade && t(`configurator:trades.${answers.trade}`),
      ),
    ],
    contact: [
      row('name', contact.name),
      row('email', contact.email),
      row('phone', contact.phone),
      row('company', contact.company),
    ],
  };
}
