import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: { src: string; srcSet: string; avif: string; width: number; height: number };
  alt: string;
  sizes: string;
};

/** A picture in AVIF, or in the format of `src` for a browser that does not read it. */
export function Picture({ picture: { avif, ...picture }, sizes, alt, ...rest }: Props) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...picture} sizes={sizes} alt={alt} decoding="async" {...rest} />
    </picture>
  );
}
