import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChevronDownIcon } from '../../../ui/icons/arrows.tsx';
import { CareRow } from './care-row.tsx';
import { useCare } from './queries.ts';

/** All monthly care, folded away above the list of documents; nothing where there is none. */
export function AllCare() {
  const t = useTexts();
  const { data } = useCare();
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  const running = rows.filter(({ state }) => state === 'active').length;
  return (
    <details className="group border-y border-hair">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{t('taxDocuments:care.title')}</span>
        <span className="text-sm text-muted">{t('taxDocuments:care.running', { count: running })}</span>
        <ChevronDownIcon size={20} className="ms-auto text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {rows.map((care) => (
          <CareRow key={care.id} care={care} />
        ))}
      </ul>
    </details>
  );
}
