import { joinNumbers } from '#domain/languages/line-joiners.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';

type OpenProps = { id: string; subject: string; lang?: string; onOpen: () => void };

/** The subject of a mail in a table, which opens the mail. */
export function OpenMailButton({ subject, onOpen, ...rest }: OpenProps) {
  return (
    <button
      {...rest}
      type="button"
      className="py-1 text-start font-semibold wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-line pointer-coarse:py-2.5"
      onClick={onOpen}
    >
      {joinNumbers(subject)}
    </button>
  );
}

type RequestProps = { request: { id: string; number: number } | null };

/** The request that a mail belongs to, in a table. */
export function RequestOfMail({ request }: RequestProps) {
  const { language } = usePage();
  if (!request) return <span className="text-muted">–</span>;
  return (
    <a className="figures py-1 pointer-coarse:py-2.5" href={pathOf('adminRequest', language, { id: request.id })}>
      {request.number}
    </a>
  );
}
