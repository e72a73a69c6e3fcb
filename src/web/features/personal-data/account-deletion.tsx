import type { OwnDataOfPage } from '#contract/page.ts';
import type { OwnData } from '#contract/portal/own-data.ts';
import { writeDay } from '#domain/days.ts';
import { keepingBases } from '#domain/personal-data/keeping.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeletionForm } from './deletion-form.tsx';

type Props = { data: OwnData; page: OwnDataOfPage };

/** The deletion of the account: what goes, what has to stay, why and until when, and the form (K6). */
export function AccountDeletion({ data, page }: Props) {
  const t = useTexts();
  return (
    <section aria-labelledby="deletion" className="grid max-w-2xl gap-6">
      <AxisHeading level={2} id="deletion">
        {t('personalData:deletion.title')}
      </AxisHeading>
      {data.isStaff ? (
        <p className="max-w-prose">{t('personalData:deletion.staff')}</p>
      ) : (
        <>
          <p className="max-w-prose text-muted">{t('personalData:deletion.lead')}</p>
          <WhatGoes />
          <WhatStays data={data} />
          {data.obstacles.length > 0 ? (
            <Notice tone="warning" title={t('personalData:deletion.obstacles.title')}>
              {data.obstacles.map((obstacle) => (
                <p key={obstacle} className="mb-2">
                  {t(`personalData:deletion.obstacles.${obstacle}`)}
                </p>
              ))}
              <p>{t('personalData:deletion.obstacles.afterwards')}</p>
            </Notice>
          ) : (
            <DeletionForm data={data} page={page} />
          )}
        </>
      )}
    </section>
  );
}

const goingItems = ['account', 'work', 'quotes', 'person'] as const;

function WhatGoes() {
  const t = useTexts();
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('personalData:deletion.goes.title')}</h3>
      <ul className="grid max-w-prose list-disc gap-1 ps-5">
        {goingItems.map((item) => (
          <li key={item}>{t(`personalData:deletion.goes.items.${item}`)}</li>
        ))}
      </ul>
      <p className="max-w-prose">{t('personalData:deletion.goes.open')}</p>
    </div>
  );
}

function WhatStays({ data: { kept } }: { data: OwnData }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{t('personalData:deletion.stays.title')}</h3>
      {keepingBases.map((basis) => {
        const records = kept.filter((record) => record.basis === basis);
        const last = records
          .map(({ until }) => until)
          .toSorted()
          .at(-1);
        return last === undefined ? null : (
          <div key={basis} className="grid gap-2 border-t border-hair pt-3">
            <p className="max-w-prose">{t(`personalData:kept.${basis}`, { date: writeDay(last, language) })}</p>
            <ul className="grid gap-1">
              {records.map(({ kind, count, until }) => (
                <li key={kind} className="flex flex-wrap justify-between gap-x-6">
                  <span>{t(`personalData:deletion.stays.kinds.${kind}`, { count })}</span>
                  <span className="figures text-muted">
                    {t('personalData:deletion.stays.until', { date: writeDay(until, language) })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {kept.length === 0 ? (
        <p>{t('personalData:deletion.stays.nothing')}</p>
      ) : (
        <p className="max-w-prose text-sm text-muted">{t('personalData:deletion.stays.hidden')}</p>
      )}
    </div>
  );
}
