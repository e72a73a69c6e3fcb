import { useState } from 'react';
import type { FoundPerson } from '#contract/personal-data/persons.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePersonSearch } from './queries.ts';

type Props = { onChoose: (person: FoundPerson) => void };

/** Finds people by address, name or phone; what is typed is sent in the body, so that it gets into no log. */
export function PersonSearch({ onChoose }: Props) {
  const t = useTexts();
  const search = usePersonSearch();
  const [typed, setTyped] = useState('');
  const persons = search.data?.persons ?? [];
  return (
    <section aria-labelledby="person-search" className="grid gap-4">
      <h2 id="person-search" className="text-xl">
        {t('persons:search.title')}
      </h2>
      <form
        noValidate
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim().length > 1) search.mutate(typed.trim());
        }}
      >
        <TextField
          id="person"
          className="min-w-0 grow sm:max-w-md"
          label={t('persons:search.label')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" isLoading={search.isPending} loadingText={t('common:working')}>
          {t('persons:search.button')}
        </Button>
      </form>
      {search.error ? <CallFailure title={t('persons:search.failure')} error={search.error} /> : null}
      <div role="status">
        {search.data && persons.length === 0 ? <p className="text-muted">{t('persons:search.none')}</p> : null}
        {persons.length > 0 ? (
          <ul className="grid border-t border-hair">
            {persons.map((found) => (
              <FoundRow key={JSON.stringify(found.person)} found={found} onChoose={onChoose} />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function FoundRow({ found, onChoose }: Props & { found: FoundPerson }) {
  const t = useTexts();
  const { person, name, phone, company, username } = found;
  const facts = [person.email, phone, company].filter((fact) => fact !== '');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-hair py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">{name || person.email}</p>
        <p className="text-sm wrap-anywhere text-muted">{facts.join(' · ')}</p>
        {username === null ? null : <p className="text-sm text-muted">{t('persons:search.account', { username })}</p>}
      </div>
      <Button size="sm" onClick={() => onChoose(found)}>
        {t('persons:search.choose')}
      </Button>
    </li>
  );
}
