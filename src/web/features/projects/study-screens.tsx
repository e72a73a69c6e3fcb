import type { CaseStudy } from '#domain/catalogue/case-studies.ts';
import { desktopPicture, phonePicture } from '#domain/catalogue/case-study-pictures.ts';
import { pictureLoading } from './picture-loading.ts';

type Props = {
  id: CaseStudy;
  label: string;
  /** Whether it is on the first screen of a page. */
  isFirst: boolean;
};

/** The website of a case study at a desk, and before it on a phone (A5). */
export function StudyScreens({ id, label, isFirst }: Props) {
  return (
    <div className="relative pe-[12%] pb-5">
      <img
        {...desktopPicture(id)}
        sizes="(min-width: 64rem) 30rem, 81vw"
        alt={label}
        {...pictureLoading(isFirst)}
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
