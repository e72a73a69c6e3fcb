import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { PersonSign } from '../person.tsx';

type Props = { request: Pick<RequestDetail, 'contact' | 'customerId'> };

/** Contact details with links to call and write, and a link to the customer; a suspicious request has no customer. */
export function RequestContact({ request }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { name, company, email, phone } = request.contact;
  const link = 'inline-block font-semibold pointer-coarse:py-1.5';
  const details = {
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
  const items = (['phone', 'email'] as const)
    .filter((id) => details[id] !== '')
    .map((id) => ({ id, term: t(`serviceRequests:edit.fields.${id}`), detail: details[id] }));
  return (
    <div className="grid gap-5 border-t-2 border-ink pt-4">
      <div className="flex items-center gap-3">
        <PersonSign name={name} size="md" />
        <div className="grid min-w-0 leading-snug">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {company === '' ? null : <span className="wrap-anywhere text-muted">{company}</span>}
        </div>
      </div>
      <DefinitionList items={items} layout="stacked" />
      {request.customerId === null ? null : (
        <a
          className="inline-flex min-h-9 items-center justify-self-start text-sm pointer-coarse:min-h-11"
          href={pathOf('adminCustomer', language, { id: request.customerId })}
        >
          {t('serviceRequests:detail.customer')}
        </a>
      )}
    </div>
  );
}
