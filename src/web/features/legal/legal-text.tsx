import type { LegalDocument } from '#locales/content/content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';

/** Keeps the groups of a number, such as a phone number, on one line. */
const inOneLine = (text: string) => text.replaceAll(/(?<=\d) (?=\d)/g, '\u00A0');

type Props = { document: LegalDocument };

/** Sections of a legal text, with a linked table of contents, in sight beside it where the window is large enough (A7). */
export function LegalText({ document }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16">
      <nav
        aria-label={t('legal:contents')}
        className="top-24 self-start border-y border-hair py-4 lg:order-2 lg:[@media(min-height:42rem)]:sticky"
      >
        <p className="lettering mb-2 text-muted">{t('legal:contents')}</p>
        <ol className="list-decimal ps-5 text-sm">
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a className="inline-block py-1" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-10">
        <p className="text-muted">{t('legal:effective')}</p>
        {document.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} className="legal-text max-w-prose">
            <AxisHeading level={2} size="part">
              {title}
            </AxisHeading>
            {blocks.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{inOneLine(block)}</p>
              ) : (
                <ul key={block[0]}>
                  {block.map((item) => (
                    <li key={item}>{inOneLine(item)}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
