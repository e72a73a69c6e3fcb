import { useQuery } from '@tanstack/react-query';
import { listTurnedOffMails } from '#contract/mail/mail-preferences.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

/** In the office: which mails the people of a customer have turned off; nothing where they get all (I3). */
export function TurnedOffMails({ customer }: { customer: string }) {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: [listTurnedOffMails.path, customer],
    queryFn: () => callEndpoint(listTurnedOffMails, { parameters: { id: customer } }),
  });
  if (!data || data.addresses.length === 0) return null;
  return (
    <section aria-labelledby="turned-off" className="grid gap-3">
      <h2 id="turned-off" className="border-b-2 border-ink pb-2 text-lg">
        {t('topics:office.title')}
      </h2>
      <ul className="grid gap-3">
        {data.addresses.map(({ email, topics }) => (
          <li key={email} className="grid gap-0.5">
            <span className="wrap-anywhere">{email}</span>
            <span className="text-sm text-muted">
              {topics.map((topic) => t(`topics:topics.${topic}.title`)).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
