import { languages } from '#domain/languages.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { usePage } from '../../lib/page-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** The languages as plain links to the same screen, so that they work before and without scripts (B3). */
export function LanguageLinks() {
  const t = useTexts();
  const { screen, parameters, origin, hosts, language } = usePage();
  return (
    <ul className="grid gap-0.5">
      {languages.map((code) => {
        const address = addressIn(code, { screen: screen ?? 'home', parameters, origin, hosts });
        // A language's own host needs no query, but the query is needed to override the visitor's cookie.
        const href = address.includes('?') ? address : `${address}?lng=${code}`;
        return (
          <li key={code}>
            <a
              href={href}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-sm px-3 no-underline hover:bg-sunken',
                code === language && 'font-semibold',
              )}
            >
              <span className="lettering w-6 text-muted" aria-hidden="true">
                {code.toUpperCase()}
              </span>
              {t(`common:language.names.${code}`)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
