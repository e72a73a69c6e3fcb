import type { RequestDetail } from '#contract/service-requests.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';

type Props = { contact: RequestDetail['contact'] };

/** How to reach the customer: links that write and call. What was left empty is left out. */
export function RequestContact({ contact }: Props) {
  const t = useTexts();
  const { name, company, email, phone } = contact;
  const link = 'inline-block font-semibold pointer-coarse:py-1.5';
  const details = {
    name,
    company,
    phone: phone && (
      <a className={`figures ${link}`} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
        {phone}
      </a>
    ),
    email: email && (
      <a className={`wrap-anywhere ${link}`} href={`mailto:${email}`}>
        {email}
      </a>
    ),
  };
  const items = (['name', 'company', 'phone', 'email'] as const)
    .filter((id) => details[id] !== '')
    .map((id) => ({ id, term: t(`configurator:questions.${id}`), detail: details[id] }));
  return <DefinitionList items={items} layout="stacked" className="border-t-2 border-ink pt-4" />;
}
