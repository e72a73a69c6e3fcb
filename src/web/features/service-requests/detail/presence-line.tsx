import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { PersonSign } from '../person.tsx';
import { useOthersPresent } from './use-presence.ts';

type Props = { id: string };

/** Who else has the request open at the moment. */
export function PresenceLine({ id }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const others = useOthersPresent(id);
  const names = new Intl.ListFormat(localeOf[language]).format(others);
  return (
    <div role="status" className="empty:absolute">
      {others.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2 rounded-lg border border-timber bg-timber-soft px-3 py-2 text-sm">
          <span className="flex gap-1">
            {others.map((name) => (
              <PersonSign key={name} name={name} />
            ))}
          </span>
          {t('serviceRequests:detail.presence', { names })}
        </p>
      ) : null}
    </div>
  );
}
