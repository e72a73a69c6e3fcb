import type { PartyWords } from '#domain/quotes/document-parties.ts';
import { wordParties } from '#domain/quotes/document-parties.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

/** Who offers and who gets the quote, with what the law wants to know of them. */
export function SheetParties({ document }: { document: QuoteSnapshot }) {
  const t = useTexts();
  const parties = wordParties(document);
  return (
    <div className="grid gap-8 wrap-anywhere sm:grid-cols-2">
      <Party title={t('quoteDocument:parties.seller')} party={parties.seller} />
      <Party title={t('quoteDocument:parties.buyer')} party={parties.buyer} />
    </div>
  );
}

function Party({ title, party }: { title: string; party: PartyWords }) {
  const t = useTexts();
  return (
    <section className="grid content-start gap-1 border-t-2 border-ink pt-3">
      <h2 className="lettering text-muted">{title}</h2>
      <p className="text-lg font-semibold">{party.name}</p>
      <address className="grid not-italic">
        {party.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul className="figures text-sm text-muted">
        {party.numbers.map(({ kind, number }) => (
          <li key={kind}>{t(`quoteDocument:parties.${kind}`, { number })}</li>
        ))}
      </ul>
      {party.register ? <p className="text-sm text-muted">{party.register}</p> : null}
    </section>
  );
}
