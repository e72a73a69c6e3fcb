import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useAddressParameter } from '../use-address-parameter.ts';

type Props = { shown: 'logIn' | 'register' };

/** Links between the login and the registration; the page that asked for the login goes along. */
export function EntranceLinks({ shown }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const next = useAddressParameter('next');
  const addressOf = (form: string | null) => {
    const query = new URLSearchParams({ ...(form && { form }), ...(next && { next }) });
    return pathOf('login', language) + (query.size > 0 ? `?${query}` : '');
  };
  const links = { logIn: addressOf(null), register: addressOf('register') };
  return (
    <nav aria-label={t('accounts:entrance.label')} className="mb-8 flex gap-6 border-b border-hair">
      {(['logIn', 'register'] as const).map((form) => (
        <a key={form} className="nav-link" href={links[form]} aria-current={form === shown ? 'page' : undefined}>
          {t(`accounts:entrance.${form}`)}
        </a>
      ))}
    </nav>
  );
}
