import { noteQuotePresence } from '#contract/quotes/quotes.ts';
import { noteRequestPresence } from '#contract/service-requests/request-changes.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useOthersPresent } from './use-others-present.ts';

const kinds = {
  request: { endpoint: noteRequestPresence, sentence: 'serviceRequests:detail.presence' },
  quote: { endpoint: noteQuotePresence, sentence: 'quoteEditor:head.presence' },
} as const;

type Props = { kind: keyof typeof kinds; id: string };

/** Who else has a request, or the draft of a quote, open at the moment. */
export function PresenceLine({ kind, id }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { endpoint, sentence } = kinds[kind];
  const others = useOthersPresent(endpoint, id);
  const names = new Intl.ListFormat(localeOf[language]).format(others);
  return (
    <div role="status" className="empty:absolute">
      {others.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2 rounded-lg border border-timber bg-timber-soft px-3 py-2 text-sm">
          <span className="flex gap-1">
            {others.map((name) => (
              <Avatar key={name} initials={initialsOf(name)} size="sm" />
            ))}
          </span>
          {t(sentence, { names })}
        </p>
      ) : null}
    </div>
  );
}
