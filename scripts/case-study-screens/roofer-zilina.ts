import { type CaseStudyScreens, each, scene } from './screen.ts';

const tiles = Array.from(
  { length: 9 },
  (_, row) =>
    `<path d="${Array.from({ length: 16 }, (__, column) => `M${-20 + column * 34 + (row % 2) * 17} ${90 + row * 19}q17 22 34 0`).join('')}" fill="none" stroke="#7d2f1d" stroke-width="2.5"/>`,
).join('');
const roof = scene(`<rect width="400" height="260" fill="#b9cfdd"/><circle cx="320" cy="52" r="26" fill="#f5e3b8"/>
<path d="M0 150 60 96 140 140 210 80 300 134 400 70V260H0z" fill="#8fa9b5"/>
<clipPath id="r"><path d="M-10 262 120 84h170l130 178z"/></clipPath><g clip-path="url(#r)"><rect width="400" height="260" fill="#b04a2f"/>${tiles}</g>
<path d="M120 84h170" stroke="#6b2616" stroke-width="7"/><path d="M236 60h34v46h-34z" fill="#d8d2c6"/><path d="M232 54h42v9h-42z" fill="#53565a"/>`);

const field = (label: string, value: string, part: number) =>
  `<div class="field"><div class="row between"><span>${label}</span><b>${value}</b></div><div class="track"><i style="width:${part}%"></i></div></div>`;
const covers = each(
  ['Škridla', 'Plech', 'Bitúmen'],
  (name, index) => `<span class="chip${index === 0 ? ' on' : ''}">${name}</span>`,
);
const calculator = `<div class="calc"><h2>Spočítajte si strechu</h2>
${field('Dĺžka domu', '12 m', 56)}${field('Šírka domu', '9,5 m', 44)}${field('Sklon', '38°', 62)}<div class="chips">${covers}</div>
<div class="sum"><small>Orientačná cena bez DPH</small><strong>9 800 – 11 600 €</strong><span>145 m² · škridla · s odvozom starej krytiny</span></div>
<a class="go">Odfotiť strechu a poslať dopyt</a></div>`;

/** A roofer's price by area, with the picture of the roof in the request. */
export const roofer: CaseStudyScreens = {
  lang: 'sk',
  css: `body{background:#22282c;color:#fff}.bar{padding:22px 44px;font-size:17px}.logo{font:700 25px 'Barlow Semi Condensed'}.logo i{color:#e2714f;font-style:normal}
.bar nav{display:flex;gap:30px;color:#c9d0d4}.tel{background:#e2714f;color:#22100a;padding:10px 18px;font-weight:600;border-radius:3px}
.hero{position:relative;height:590px;margin:0 44px;overflow:hidden;border-radius:4px}.hero>.pic{position:absolute;inset:0}
.hero h1{position:absolute;left:44px;bottom:44px;width:500px;font:700 58px/1.05 'Barlow Semi Condensed';text-shadow:0 2px 18px #22100acc}
.calc{background:#fff;color:#22282c;padding:26px 28px;border-radius:4px}.desktop .calc{position:absolute;right:36px;top:36px;width:400px}
.calc h2{font:700 25px 'Barlow Semi Condensed';margin-bottom:14px}.field{margin-bottom:15px}.track{height:6px;background:#e4e0da;border-radius:3px;margin-top:7px}.track i{display:block;height:6px;background:#b04a2f;border-radius:3px;position:relative}
.track i:after{content:'';position:absolute;right:-9px;top:-6px;width:18px;height:18px;border-radius:50%;background:#fff;border:4px solid #b04a2f}
.chips{display:flex;gap:8px;margin:4px 0 16px}.chip{flex:1;text-align:center;border:2px solid #d5d0c8;border-radius:3px;padding:8px 0;font-weight:600}.on{border-color:#b04a2f;background:#f8e9e3}
.sum{border-top:2px solid #22282c;padding:14px 0 16px}.sum small{color:#5d666b}.sum strong{display:block;font:700 34px/1.2 'Barlow Semi Condensed'}.sum span{color:#5d666b;font-size:15px}
.go{display:block;background:#22282c;color:#fff;text-align:center;padding:14px;border-radius:3px;font-weight:600}
.phone .bar{padding:16px 18px}.phone .pic{height:150px}.phone .calc{border-radius:0;padding:20px 18px;min-height:540px}`,
  desktop: `<div class="row between bar"><span class="logo">Strechy <i>Javorka</i></span><nav><a>Strechy</a><a>Opravy</a><a>Hotové práce</a><a>Kde robíme</a></nav><span class="tel">0905 218 440</span></div>
<div class="hero"><div class="pic">${roof}</div><h1>Nová strecha v Žiline a okolí. Cena do dvoch minút.</h1>${calculator}</div>
<div class="row between bar" style="color:#c9d0d4"><span>★ Záruka na prácu 10 rokov</span><span>Obhliadka do 5 dní</span><span>Vlastné lešenie a odvoz sute</span></div>`,
  phone: `<div class="row between bar"><span class="logo">Strechy <i>Javorka</i></span><span class="tel">Volať</span></div><div class="pic">${roof}</div>${calculator}`,
};
