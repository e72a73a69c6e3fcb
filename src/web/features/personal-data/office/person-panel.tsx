import type { FoundPerson, PersonOverview } from '#contract/personal-data/persons.ts';
import { writeDay } from '#domain/days.ts';
import { dataGroups } from '#domain/personal-data/data-groups.ts';
import { type RestrictionGround, restrictionGrounds } from '#domain/personal-data/restriction.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { Select } from '../../../ui/select.tsx';
import { Table } from '../../../ui/table.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usePerson, useRestriction } from './queries.ts';

/** More are not counted. */
const mostCounted = 1000;

/** Everything there is of one person, what has to stay, and whether their data are restricted (K6). */
export function PersonPanel({ found: { person, name } }: { found: FoundPerson }) {
  const t = useTexts();
  const { language } = usePage();
  const { data, error } = usePerson(person);
  return (
    <section aria-labelledby="person-panel" className="grid gap-4">
      <h2 id="person-panel" className="text-xl wrap-anywhere">
        {t('persons:person.title')}: {name || person.email}
      </h2>
      {error ? <CallFailure title={t('persons:person.failure')} error={error} /> : null}
      {!data && !error ? <RowsSkeleton rows={4} /> : null}
      {data ? <Overview overview={data} /> : null}
      {person.customerIds.map((id) => (
        <div key={id} className="grid max-w-xl gap-3">
          <a href={pathOf('adminCustomer', language, { id })}>{t('persons:person.correct')}</a>
          {data ? (
            <RestrictionField
              customerId={id}
              ground={data.restrictions.find(({ customerId }) => customerId === id)?.ground ?? null}
            />
          ) : null}
        </div>
      ))}
    </section>
  );
}

function Overview({ overview: { tables, kept, obstacles } }: { overview: PersonOverview }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <>
      {obstacles.length > 0 ? (
        <Notice tone="warning" title={t('persons:person.obstacles')}>
          {obstacles.map((obstacle) => (
            <p key={obstacle}>{t(`persons:obstacles.${obstacle}`)}</p>
          ))}
        </Notice>
      ) : null}
      {kept.length > 0 ? (
        <Notice title={t('persons:person.keptTitle')}>
          {kept.map(({ basis, records, until }) => (
            <p key={basis}>
              {t('persons:person.kept', {
                basis: t(`persons:basis.${basis}`),
                count: records,
                date: writeDay(until, language),
              })}
            </p>
          ))}
        </Notice>
      ) : null}
      {tables.length === 0 ? (
        <p className="text-muted">{t('persons:person.nothing')}</p>
      ) : (
        <div className="max-w-xl">
          <Table
            caption={t('persons:person.title')}
            rows={countsOf(tables)}
            rowKey={({ group }) => group}
            density="dense"
            columns={[
              {
                id: 'group',
                header: t('persons:person.group'),
                isRowHeader: true,
                renderCell: ({ group }) => t(`personalData:groups.${group}.title`),
              },
              {
                id: 'rows',
                header: t('persons:person.rows'),
                align: 'end',
                renderCell: ({ rows, isMore }) => (isMore ? t('persons:person.many') : rows),
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

/** Rows by group; a table is counted up to a bound, and so is what it belongs to. */
function countsOf(tables: PersonOverview['tables']) {
  return dataGroups.flatMap((group) => {
    const own = tables.filter((table) => table.group === group);
    const rows = own.reduce((sum, table) => sum + table.rows, 0);
    return own.length === 0 ? [] : [{ group, rows, isMore: rows >= mostCounted }];
  });
}

type RestrictionProps = { customerId: string; ground: RestrictionGround | null };

function RestrictionField({ customerId, ground }: RestrictionProps) {
  const t = useTexts();
  const restrict = useRestriction(customerId);
  return (
    <>
      <Select
        id={`restriction-${customerId}`}
        label={t('persons:restriction.label')}
        hint={t('persons:restriction.text')}
        placeholder={t('persons:restriction.none')}
        value={ground ?? ''}
        disabled={restrict.isPending}
        options={restrictionGrounds.map((each) => ({ value: each, label: t(`persons:grounds.${each}`) }))}
        onChange={({ target: { value } }) =>
          restrict.mutate(restrictionGrounds.find((each) => each === value) ?? null, {
            onSuccess: () => showToast({ title: t('persons:restriction.saved'), tone: 'success' }),
          })
        }
      />
      {restrict.error ? <CallFailure title={t('persons:restriction.failure')} error={restrict.error} /> : null}
    </>
  );
}
