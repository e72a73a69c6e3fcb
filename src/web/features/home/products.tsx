import { brand } from '#domain/brand.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AreaDrawing, VialDrawing } from './product-drawings.tsx';
import { SectionHead } from './section-head.tsx';

const products = [
  { id: 'diary', Drawing: VialDrawing },
  { id: 'area', Drawing: AreaDrawing },
] as const;

/** The two sister products on one sheet; they have no pages of their own to lead to (A1). */
export function Products() {
  const t = useTexts();
  return (
    <section className="grid gap-8" aria-labelledby="products">
      <SectionHead id="products" title={t('home:products.title')} lead={t('home:products.lead')} />
      <div className="product-sheet">
        {products.map(({ id, Drawing }) => (
          <article key={id} aria-labelledby={id}>
            <Drawing />
            <div className="grid content-start justify-items-start gap-2 border-t border-hair p-5 md:p-6">
              <p className="lettering text-muted">{t(`home:products.${id}.kind`)}</p>
              <h3 id={id} className="text-2xl">
                {brand.products[id]}
              </h3>
              <p>{t(`home:products.${id}.text`)}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
