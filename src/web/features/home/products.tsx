import { brand } from '#domain/brand.ts';
import type { ShownProduct } from '#domain/content/shown-content.ts';
import { usePage } from '../../lib/page-context.ts';
import { RichTextView } from '../../lib/texts/rich-text-view.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AreaDrawing, VialDrawing } from './product-drawings.tsx';
import { SectionHead } from './section-head.tsx';

const drawings = { diary: VialDrawing, area: AreaDrawing } as const;
const samples = ['diary', 'area'] as const;

/** The owner's products on one sheet; until there are any, two samples where no visitors from outside come (A1, A11, A12). */
export function Products() {
  const t = useTexts();
  const { isLive, data } = usePage();
  const own = data.published?.products;
  if (own ? own.items.length === 0 : isLive) return null;
  return (
    <section className="grid gap-8" aria-labelledby="products">
      <SectionHead
        id="products"
        title={own?.title ?? t('home:products.title')}
        lead={own?.lead ?? t('home:products.lead')}
      />
      <div className="product-sheet">
        {own
          ? own.items.map((product) => <OwnProduct key={product.id} product={product} />)
          : samples.map((id) => <Sample key={id} id={id} />)}
      </div>
    </section>
  );
}

function Sample({ id }: { id: (typeof samples)[number] }) {
  const t = useTexts();
  const Drawing = drawings[id];
  return (
    <article aria-labelledby={id}>
      <Drawing />
      <div className="grid content-start justify-items-start gap-2 border-t border-hair p-5 md:p-6">
        <p className="lettering text-muted">{t(`home:products.${id}.kind`)}</p>
        <h3 id={id} className="text-2xl">
          {brand.products[id]}
        </h3>
        <p>{t(`home:products.${id}.text`)}</p>
      </div>
    </article>
  );
}

/** A product with its picture; one that began as a sample keeps its drawing until it has one. */
function OwnProduct({ product: { id, name, kind, text, link, picture } }: { product: ShownProduct }) {
  const Drawing = id in drawings ? drawings[id as keyof typeof drawings] : null;
  return (
    <article aria-labelledby={id}>
      {picture ? (
        <img {...picture} alt={picture.alt} loading="lazy" className="h-auto w-full" />
      ) : (
        Drawing && <Drawing />
      )}
      <div className="grid content-start justify-items-start gap-2 border-t border-hair p-5 md:p-6">
        <p className="lettering text-muted">{kind}</p>
        <h3 id={id} className="text-2xl">
          {link === '' ? name : <a href={link}>{name}</a>}
        </h3>
        <RichTextView text={text} />
      </div>
    </article>
  );
}
