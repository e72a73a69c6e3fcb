import type { ShownReference } from '#contract/projects/references.ts';
import { ArrowRightIcon } from '../../ui/icons/arrows.tsx';
import { TitleBlock } from '../../ui/title-block.tsx';

/** What a customer says, as a sheet that is signed in its title block: the same on the site, for its customer and in the office (A11). */
export function ReferenceSheet({ reference }: { reference: ShownReference }) {
  const { text, lang, name, firm, figure, picture, source, original } = reference;
  const signature = (
    <>
      {name === '' ? null : <p className="font-semibold wrap-anywhere">{name}</p>}
      {firm === '' ? null : <p className="text-sm text-muted wrap-anywhere">{firm}</p>}
      <p className="text-sm text-muted">{source}</p>
    </>
  );
  const cells = [{ id: 'author', span: 2 as const, content: signature }];
  return (
    <figure className="testimonial">
      {picture ? (
        <img
          className="h-32 w-auto max-w-full justify-self-start rounded-md border border-hair object-cover sm:max-w-56"
          src={picture.src}
          alt={picture.alt}
          lang={lang}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      ) : null}
      <div
        className={`grid max-w-3xl min-w-0 content-start gap-3 ${picture ? '' : 'row-span-2 sm:col-span-2 sm:row-span-1'}`}
      >
        <blockquote lang={lang} className="text-lg whitespace-pre-line wrap-anywhere md:text-xl md:leading-normal">
          <p>{text}</p>
        </blockquote>
        {original ? (
          <details className="text-sm">
            <summary className="inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 text-muted">
              {original.note}. <span className="text-ink underline underline-offset-4">{original.label}</span>
            </summary>
            <p lang={original.lang} className="mt-1 whitespace-pre-line wrap-anywhere">
              {original.text}
            </p>
          </details>
        ) : null}
      </div>
      <figcaption className="sm:col-span-2">
        <TitleBlock
          cells={
            figure ? [...cells, { id: 'figure', span: 2, content: <Figure figure={figure} lang={lang} /> }] : cells
          }
        />
      </figcaption>
    </figure>
  );
}

type FigureProps = { figure: NonNullable<ShownReference['figure']>; lang: string };

function Figure({ figure: { label, before, after }, lang }: FigureProps) {
  if (before === '') {
    return (
      <p lang={lang} className="font-display text-xl font-semibold wrap-anywhere text-level">
        {label}
      </p>
    );
  }
  return (
    <>
      <p lang={lang} className="text-sm text-muted wrap-anywhere">
        {label}
      </p>
      <p className="figures font-display text-xl font-semibold text-level">
        {before} <ArrowRightIcon size={20} className="inline-block align-[-0.1em]" /> {after}
      </p>
    </>
  );
}
