import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { document: Pick<TaxDocumentDetail, 'related' | 'content'> };

/** Documents that belong to this one, and how: an advance that it takes off, what it corrects, what corrects it. */
export function RelatedDocuments({ document: { related, content } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ul className="grid border-t border-hair">
      {related.map(({ id, kind, number, relation, gross }) => (
        <li key={`${relation} ${id}`} className="flex flex-wrap items-baseline gap-x-3 border-b border-hair py-1.5">
          <span className="grid min-w-0 flex-1 basis-32">
            <a className="py-1 pointer-coarse:py-2.5" href={pathOf('adminDocument', language, { id })}>
              {t(`taxDocuments:kinds.${kind}`)} {number ?? t('taxDocuments:list.noNumber')}
            </a>
            <span className="text-sm text-muted">{t(`taxDocuments:relations.${relation}`)}</span>
          </span>
          <span className="figures ms-auto">{formatExactMoney(gross, content.currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}
