import type { CaseStudy } from '#domain/catalogue/case-studies.ts';
import { desktopPicture, phonePicture } from '#domain/catalogue/case-study-pictures.ts';

type Props = { id: CaseStudy; label: string };

/** The website of a case study at a desk, and before it on a phone (A5). */
export function StudyScreens({ id, label }: Props) {
  return (
    <div className="relative pe-[12%] pb-5">
      <img
        {...desktopPicture(id)}
        sizes="(min-width: 64rem) 30rem, 85vw"
        alt={label}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-lg border border-edge bg-sunken"
      />
      <img
        {...phonePicture(id)}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute end-0 bottom-0 h-auto w-[23%] rounded-lg border-2 border-ink bg-sunken"
      />
    </div>
  );
}
