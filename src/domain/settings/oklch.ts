/** A colour as the eye orders it (Björn Ottosson's Oklab in polar form): lightness 0-1, chroma 0-0.4, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Rgb = readonly [red: number, green: number, blue: number];

/** Shares of red, green and blue light in a `#rrggbb` colour, each from 0 to 1. */
export function linearRgb(hex: string): Rgb {
  const channel = (start: number): number => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Reads a `#rrggbb` colour. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The `#rrggbb` colour of that lightness and hue; where screens cannot show the chroma, the most that they can. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness));
  const whole = lightOf({ lightness: light, chroma, hue });
  if (isShown(whole)) return hexOf(whole);
  let [least, most] = [0, chroma];
  for (let round = 0; round < 16; round += 1) {
    const middle = (least + most) / 2;
    if (isShown(lightOf({ lightness: light, chroma: middle, hue }))) least = middle;
    else most = middle;
  }
  return hexOf(lightOf({ lightness: light, chroma: least, hue }));
}

function lightOf({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (light: Rgb): boolean => light.every((share) => share >= -0.0005 && share <= 1.0005);

function hexOf(light: Rgb): string {
  const channels = light.map((share) => {
    const kept = Math.min(1, Math.max(0, share));
    const value = kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
