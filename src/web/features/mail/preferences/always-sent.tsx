import { reasonsForCustomers } from '#domain/mail/mail-topics.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

/** Which mails cannot be turned off, and why (I3). */
export function AlwaysSent() {
  const t = useTexts();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('topics:always.title')}
      </summary>
      <ul className="mt-2 grid list-disc gap-2 ps-5 text-muted">
        {reasonsForCustomers.map((reason) => (
          <li key={reason}>{t(`topics:always.${reason}`)}</li>
        ))}
      </ul>
    </details>
  );
}
