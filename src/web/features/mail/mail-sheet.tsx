import { useState } from 'react';
import type { MailPreview } from '#contract/mail/mail.ts';
import { textParts } from '#domain/mail/typed-text.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';

type Props = { preview: MailPreview };

const forms = ['formatted', 'plain'] as const;

/**
 * A mail as its reader gets it, in either of its two parts. It is drawn from what is in it, not from its HTML: pages take
 * no markup from calls, and inline styles would be refused (content security policy).
 */
export function MailSheet({ preview }: Props) {
  const t = useTexts();
  const [shown, setShown] = useState<(typeof forms)[number]>('formatted');
  return (
    <div className="grid gap-3">
      <div role="group" aria-label={t('mail:preview.looks')} className="flex flex-wrap gap-2">
        {forms.map((form) => (
          <button
            key={form}
            type="button"
            className="filter-switch"
            aria-pressed={form === shown}
            aria-current={form === shown ? 'true' : undefined}
            onClick={() => setShown(form)}
          >
            {t(`mail:preview.${form}`)}
          </button>
        ))}
      </div>
      {shown === 'formatted' ? (
        <Formatted preview={preview} />
      ) : (
        <pre
          lang={preview.language}
          className="rounded-lg border border-hair bg-sheet p-4 font-sans text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {preview.text}
        </pre>
      )}
    </div>
  );
}

function Formatted({ preview: { language, subject, paragraphs, footer } }: Props) {
  return (
    <article lang={language} className="grid gap-3">
      <div className="rounded-lg border border-hair bg-sheet py-5 ps-4">
        <div className="grid gap-4 border-s-4 border-line ps-4 pe-4 sm:ps-5">
          <p className="font-semibold">{footer.brand}</p>
          <h3 className="text-xl wrap-anywhere">{subject}</h3>
          {paragraphs.map(({ text, isQuiet }, index) => (
            // Paragraphs have no other name than their place.
            <p key={index} className={classNames('wrap-anywhere whitespace-pre-line', isQuiet && 'text-sm text-muted')}>
              <Linked text={text} />
            </p>
          ))}
        </div>
      </div>
      <p className="px-4 text-sm whitespace-pre-line text-muted">{footer.lines.join('\n')}</p>
    </article>
  );
}

type LinkedProps = { text: string };

function Linked({ text }: LinkedProps) {
  return textParts(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  );
}
