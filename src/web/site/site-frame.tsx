import { SiteFooter } from '../features/shell/site-footer.tsx';
import { SiteHeader } from '../features/shell/site-header.tsx';
import { writtenMarkup } from '../lib/island/written-markup.ts';
import { usePage } from '../lib/page-context.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { PageBand } from '../ui/page-band.tsx';

/** What stands around every page outside the back office. React writes it on the server only; `entry-site.ts` runs it. */
export function SiteFrame({ main }: { main: string }) {
  const t = useTexts();
  const { preview } = usePage().data;
  return (
    <>
      <a className="skip-link" href="#content">
        {t('common:navigation.skip')}
      </a>
      <SiteHeader />
      {preview ? <PageBand band={preview} /> : null}
      <main id="content" tabIndex={-1} className="outline-none" {...writtenMarkup(main)} />
      <SiteFooter />
    </>
  );
}
