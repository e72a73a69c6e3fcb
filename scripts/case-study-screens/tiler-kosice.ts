import { type CaseStudyScreens, each, scene } from './screen.ts';

const bathroom = (tile: string, joint: string, floor: string) =>
  scene(
    `<rect width="400" height="260" fill="${tile}"/>${Array.from({ length: 8 }, (_, row) => `<path d="M0 ${row * 26}h400" stroke="${joint}" stroke-width="2"/><path d="${Array.from({ length: 10 }, (__, column) => `M${column * 52 - (row % 2) * 26} ${row * 26}v26`).join('')}" stroke="${joint}" stroke-width="2"/>`).join('')}<path d="M0 200h400v60H0z" fill="${floor}"/><rect x="36" y="146" width="180" height="72" rx="34" fill="#fff"/><rect x="36" y="146" width="180" height="14" rx="7" fill="#e3e8e8"/><circle cx="306" cy="78" r="44" fill="#d9e9ec" stroke="#c9a45c" stroke-width="6"/><rect x="256" y="150" width="100" height="16" rx="4" fill="#fff"/><path d="M306 150v-16h14" stroke="#c9a45c" stroke-width="6" fill="none"/>`,
  );
const map = scene(
  `<rect width="400" height="260" fill="#e9ecdf"/><path d="M-10 190c90-40 130 10 210-30s120-10 220-60" stroke="#a9cfe0" stroke-width="16" fill="none"/><path d="M0 60 400 130M60 0l90 260M260 0l-40 260M0 226l400-44M330 0l30 260" stroke="#fff" stroke-width="8"/><path d="M0 60 400 130" stroke="#f6d98a" stroke-width="6"/><path d="M92 20h70v44H92zM178 150h60v50h-60zM276 40h44v50h-44z" fill="#d3dcc0"/>${[
    [206, 96],
    [96, 150],
    [318, 190],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<path d="M${x} ${y}c-22-30-20-52 0-52s22 22 0 52z" fill="${index === 0 ? '#d1372c' : '#0f7173'}"/><circle cx="${x}" cy="${y - 33}" r="8" fill="#fff"/>`,
    )
    .join('')}`,
);
const reviews = [
  ['Kúpeľňa za deväť dní a presné škáry.', 'Zuzana, Juh'],
  ['Dohodli sme sa na cene a tá platila.', 'Marek, Ťahanovce'],
];
const stars = '<span class="stars">★★★★★</span>';
const review = ([text = '', name = '']: readonly string[]) =>
  `<div class="review">${stars}<p>„${text}“</p><small>${name}</small></div>`;

/** A tiler's page of one town, with the map and the reviews that lead there. */
export const tiler: CaseStudyScreens = {
  lang: 'sk',
  css: `body{background:#fff;color:#12302f}.bar{padding:24px 50px}.logo{font:500 25px Barlow;letter-spacing:5px;text-transform:uppercase}.bar nav{display:flex;gap:12px}.bar nav a{padding:8px 18px;border-radius:2px}.bar nav .on{background:#0f7173;color:#fff}
.hero{display:grid;grid-template-columns:1fr 1fr;height:380px}.hero .text{background:#0f7173;color:#fff;padding:48px 50px}h1{font:500 46px/1.12 Barlow;margin-bottom:16px}.hero p{font-size:19px;color:#d5ebea}.rate{margin-top:28px;font-size:19px}.stars{color:#e8a317;letter-spacing:2px;font-size:21px}.hero .rate .stars{color:#ffd166}
.low{display:grid;grid-template-columns:1fr 1fr 1.2fr;gap:24px;padding:28px 50px}.low .pic,.low .map{height:216px}.cap{margin-top:8px;font-weight:500}.review{border-bottom:1px solid #d5e0df;padding-bottom:13px;margin-bottom:13px}.review p{font-size:18px;margin:2px 0}.review small{color:#557270}
.phone .bar{padding:18px}.phone .logo{font-size:18px}.phone .pic{height:206px}.phone .text{padding:18px}.phone h1{font-size:29px;margin-bottom:8px}.phone .map{height:150px}.phone .review{margin:14px 0 0;border:0}.go{background:#0f7173;color:#fff;text-align:center;padding:14px;font-weight:600;margin-top:14px}`,
  desktop: `<div class="row between bar"><span class="logo">Obklady Rusnák</span><nav><a class="on">Košice</a><a>Prešov</a><a>Moldava</a><a>Ceny</a><a>0918 552 306</a></nav></div><div class="hero"><div class="text"><h1>Kúpeľne a obklady v Košiciach</h1><p>Cestovné v meste neúčtujem. Termín a cenu dostanete písomne do troch dní od obhliadky.</p><p class="rate">${stars} 4,9 z 19 recenzií na Googli</p></div><div>${bathroom('#dcebe8', '#b7d2cd', '#7d8f92')}</div></div>
<div class="low"><div><div class="pic">${bathroom('#27474e', '#496a71', '#c9b79c')}</div><p class="cap">Kúpeľňa, Terasa · 6,4 m²</p></div><div><div class="map">${map}</div><p class="cap">Košice, Prešov, Moldava nad Bodvou</p></div><div>${each(reviews, review)}</div></div>`,
  phone: `<div class="row between bar"><span class="logo">Rusnák</span><span style="font-size:25px">≡</span></div><div class="pic">${bathroom('#dcebe8', '#b7d2cd', '#7d8f92')}</div><div class="text"><h1>Obklady v Košiciach</h1><p>${stars} 4,9 · 19 recenzií</p><div class="go">Zavolať 0918 552 306</div>${each(reviews.slice(0, 1), review)}</div><div class="map">${map}</div>`,
};
