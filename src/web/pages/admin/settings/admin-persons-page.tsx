import { useState } from 'react';
import type { FoundPerson } from '#contract/personal-data/persons.ts';
import { AddRequest } from '../../../features/personal-data/office/add-request.tsx';
import { PersonPanel } from '../../../features/personal-data/office/person-panel.tsx';
import { PersonSearch } from '../../../features/personal-data/office/person-search.tsx';
import { RequestRegister } from '../../../features/personal-data/office/request-register.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** One person in all tables, and the register of what people ask about their data (K6). */
export function AdminPersonsPage() {
  const t = useTexts();
  const [chosen, setChosen] = useState<FoundPerson | null>(null);
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('persons:title')}</OfficeTitle>}>
        <div className="grid gap-10">
          <p className="max-w-prose text-muted">{t('persons:lead')}</p>
          <RequestRegister />
          <PersonSearch onChoose={setChosen} />
          {chosen ? <PersonPanel key={keyOf(chosen)} found={chosen} /> : null}
          <AddRequest key={chosen ? `new ${keyOf(chosen)}` : 'new'} person={chosen} />
        </div>
      </AdminFrame>
    </AdminQueries>
  );
}

const keyOf = ({ person }: FoundPerson) => JSON.stringify(person);
