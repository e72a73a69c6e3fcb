import { type Service, services } from '#domain/catalogue/services.ts';
import { type Trade, trades } from '#domain/configurator/answers.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';

/** The link that resets the filter disappears with it, so the focus is moved first. */
const focusFilter = () => document.querySelector<HTMLElement>('#filter-service')?.focus();

export type ShownProjects = { service: Service | null; trade: Trade | null };

/** What a case study is found by. */
export type Filed = { service: Service; trade: Trade };

/** The filter in the address; an unknown value shows everything. */
export function useProjectFilter(): ShownProjects {
  const query = useQuery();
  return {
    service: services.find((service) => service === query.get('service')) ?? null,
    trade: trades.find((trade) => trade === query.get('trade')) ?? null,
  };
}

type Props = { filter: ShownProjects; among: readonly Filed[]; count: number };

/** Selects for service and trade: a plain form without scripts, applied at once with them. */
export function ProjectFilter({ filter, among, count }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const cards = usePlainContent('serviceCards');
  const path = pathOf('projects', language);
  const usedServices = services.filter((id) => id === filter.service || among.some(({ service }) => service === id));
  const usedTrades = trades.filter((id) => id === filter.trade || among.some(({ trade }) => trade === id));
  const all = { value: '', label: t('projects:filter.all') };

  function show(form: HTMLFormElement): void {
    const chosen = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
    const query = new URLSearchParams(chosen);
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
  }

  return (
    <form
      method="get"
      action={path}
      aria-label={t('projects:filter.label')}
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
      onChange={(event) => show(event.currentTarget)}
    >
      <Select
        id="filter-service"
        name="service"
        label={t('projects:filter.service')}
        value={filter.service ?? ''}
        onChange={() => undefined}
        options={[all, ...usedServices.map((service) => ({ value: service, label: cards[service].name }))]}
      />
      <Select
        id="filter-trade"
        name="trade"
        label={t('projects:filter.trade')}
        value={filter.trade ?? ''}
        onChange={() => undefined}
        options={[all, ...usedTrades.map((trade) => ({ value: trade, label: t(`projects:trades.${trade}`) }))]}
      />
      <Button type="submit">{t('projects:filter.apply')}</Button>
      <p role="status" className="text-muted sm:col-span-3">
        {t('projects:count', { count })}
        {filter.service || filter.trade ? (
          <>
            {' '}
            <a className="inline-block px-2 py-1" href={path} onClick={focusFilter}>
              {t('projects:filter.reset')}
            </a>
          </>
        ) : null}
      </p>
    </form>
  );
}
