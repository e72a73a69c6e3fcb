import type { ReactNode } from 'react';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { threadAnchor } from '#domain/threads/thread-form.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckIcon } from '../../ui/icons/signs.tsx';
import type { WaitingItem } from './waiting-items.ts';

type Props = { items: readonly WaitingItem[] };

/** What the customer has to do, each with the button that does it; the first one is the main action of the screen (I3). */
export function WaitingList({ items }: Props) {
  const t = useTexts();
  if (items.length === 0) {
    return (
      <p className="flex items-center gap-3 text-lg">
        <CheckIcon className="shrink-0 text-level" />
        {t('portal:waiting.nothing')}
      </p>
    );
  }
  return (
    <ol className="grid border-t-2 border-ink">
      {items.map((item, index) => {
        const isFirst = index === 0;
        if (item.kind === 'sign') return <ToSign key={item.quote.id} item={item} isFirst={isFirst} />;
        if (item.kind === 'pay') return <ToPay key={item.payment.id} item={item} isFirst={isFirst} />;
        if (item.kind === 'give') return <ToGive key={item.project.id} item={item} isFirst={isFirst} />;
        if (item.kind === 'refer')
          return <ToRefer key={`reference ${item.reference.projectId}`} item={item} isFirst={isFirst} />;
        if (item.kind === 'read') return <ToRead key={`messages ${item.id}`} item={item} isFirst={isFirst} />;
        return <ToApprove key={item.milestone.id} item={item} isFirst={isFirst} />;
      })}
    </ol>
  );
}

type ItemProps<K extends WaitingItem['kind']> = { item: Extract<WaitingItem, { kind: K }>; isFirst: boolean };

function ToSign({ item: { quote }, isFirst }: ItemProps<'sign'>) {
  const t = useTexts();
  const { language } = usePage();
  const { id, number, daysLeft } = quote;
  const days = daysLeft === 0 ? t('portal:quotes.lastDay') : t('portal:quotes.daysLeft', { count: daysLeft });
  return (
    <Row
      kind="sign"
      title={quote.title}
      language={quote.language}
      detail={`${t('portal:quotes.validUntil', { date: writeDay(quote.validUntil, language) })}, ${days}`}
    >
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        to={pathOf('portalQuote', quote.language, { id })}
        reloadDocument
        aria-label={t('portal:quotes.openNamed', { number })}
      >
        {t('portal:quotes.open')}
      </ButtonLink>
    </Row>
  );
}

function ToPay({ item: { payment }, isFirst }: ItemProps<'pay'>) {
  const t = useTexts();
  const { language } = usePage();
  const { title, key } = payment;
  const values = {
    price: formatExactMoney(payment.rest, payment.currency, language),
    date: writeDay(payment.dueOn, language),
  };
  return (
    <Row
      kind="pay"
      title={title}
      language={payment.language}
      detail={t(`portal:payments.${payment.daysOver > 0 ? 'over' : 'due'}`, values)}
    >
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        to={pathOf('payment', payment.language, { key })}
        reloadDocument
        aria-label={t('portal:payments.openNamed', { title })}
      >
        {t('portal:payments.open')}
      </ButtonLink>
    </Row>
  );
}

function ToApprove({ item: { project, milestone }, isFirst }: ItemProps<'approve'>) {
  const t = useTexts();
  const { id, number, title, language } = project;
  return (
    <Row kind="approve" title={milestone.title} language={language} detail={projectTitle(number, title)}>
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        to={pathOf('portalProject', language, { id })}
        reloadDocument
        aria-label={t('portal:projects.approveNamed', { title: milestone.title })}
      >
        {t('portal:projects.approve')}
      </ButtonLink>
    </Row>
  );
}

/** Things of one project that are named; the rest is counted. */
const namedThings = 3;

function ToGive({ item: { project }, isFirst }: ItemProps<'give'>) {
  const t = useTexts();
  const { language: shown } = usePage();
  const { id, number, title, language, toGive } = project;
  const others = toGive.length - namedThings;
  const about = projectTitle(number, title);
  return (
    <Row
      kind="give"
      title={about}
      language={language}
      detail={
        <ul>
          {toGive.slice(0, namedThings).map((thing) => (
            <li key={thing.id}>
              {thing.dueOn === null
                ? thing.title
                : t(`portal:projects.${(thing.daysLeft ?? 0) < 0 ? 'giveOver' : 'giveDue'}`, {
                    title: thing.title,
                    date: writeDay(thing.dueOn, shown),
                  })}
            </li>
          ))}
          {others > 0 ? <li>{t('portal:projects.giveMore', { count: others })}</li> : null}
        </ul>
      }
    >
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        to={`${pathOf('portalProject', language, { id })}#material`}
        reloadDocument
        aria-label={t('portal:projects.giveNamed', { title: about })}
      >
        {t('portal:projects.give')}
      </ButtonLink>
    </Row>
  );
}

const referWords = {
  reference: {
    detail: 'portal:references.detail',
    open: 'portal:references.open',
    openNamed: 'portal:references.openNamed',
  },
  caseStudy: {
    detail: 'portal:caseStudies.detail',
    open: 'portal:caseStudies.open',
    openNamed: 'portal:caseStudies.openNamed',
  },
} as const;

function ToRefer({ item: { reference }, isFirst }: ItemProps<'refer'>) {
  const t = useTexts();
  const { projectId, number, title, language, hasCaseStudy } = reference;
  const words = referWords[hasCaseStudy ? 'caseStudy' : 'reference'];
  const about = projectTitle(number, title);
  return (
    <Row kind="refer" title={about} language={language} detail={t(words.detail)}>
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        to={pathOf('reference', language, { key: `portal-${projectId}` })}
        reloadDocument
        aria-label={t(words.openNamed, { title: about })}
      >
        {t(words.open)}
      </ButtonLink>
    </Row>
  );
}

function ToRead({ item: { place, id, title, language, count }, isFirst }: ItemProps<'read'>) {
  const t = useTexts();
  const page = pathOf(place === 'project' ? 'portalProject' : 'portalRequest', language, { id });
  return (
    <Row kind="read" title={title} language={language} detail={t('portal:messages.unread', { count })}>
      <ButtonLink
        variant={isFirst ? 'primary' : 'secondary'}
        to={`${page}#${threadAnchor}`}
        reloadDocument
        aria-label={t('portal:messages.openNamed', { title })}
      >
        {t('portal:messages.open')}
      </ButtonLink>
    </Row>
  );
}

type RowProps = {
  kind: WaitingItem['kind'];
  title: string;
  /** Of the title. */
  language: Language;
  detail: ReactNode;
  children: ReactNode;
};

function Row({ kind, title, language, detail, children }: RowProps) {
  const t = useTexts();
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-hair py-5 sm:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1">
        <span className="lettering text-timber">{t(`portal:waiting.kinds.${kind}`)}</span>
        <span lang={language} className="text-lg leading-snug font-semibold wrap-anywhere">
          {title}
        </span>
        <div className="figures text-muted">{detail}</div>
      </div>
      <span className="grid sm:min-w-44">{children}</span>
    </li>
  );
}
