import { brand } from '#domain/brand.ts';
import { type AgencyFact, registrationOf } from '#domain/settings/agency-facts.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';

type Row = Exclude<AgencyFact, 'registerEntry'> | 'name' | 'address' | 'email' | 'phone';

/** Who offers all this, with the facts that the law wants to know; what the owner has not filled in is left out (A7). */
export function ProviderFacts() {
  const t = useTexts();
  const { agency, language } = usePage();
  const { street, postalCode, city } = brand.address;
  const rows: [Row, string][] = [
    ['name', `${brand.developer} – ${brand.name}`],
    ['legalForm', agency.legalForm],
    ['address', `${street}, ${postalCode} ${city}`],
    ['companyNumber', agency.companyNumber],
    ['taxNumber', agency.taxNumber],
    ['vatNumber', agency.vatNumber],
    ['register', registrationOf(agency)],
    ['supervisoryBody', agency.supervisoryBody],
    ['hosting', agency.hosting],
    ['email', brand.mailboxes[language]],
    ['phone', brand.phone],
  ];
  const items = rows
    .filter(([, detail]) => detail !== '')
    .map(([row, detail]) => ({ id: row, term: t(`legal:provider.${row}`), detail }));
  return (
    <section aria-label={t('legal:provider.title')} className="max-w-prose">
      <DefinitionList items={items} />
    </section>
  );
}
