import { type CaseStudyScreens, each, scene } from './screen.ts';

type Windows = { columns: number; rows: number; x: number; y: number; w: number; h: number; colour: string };

/** Windows of a building in rows. */
const grid = ({ columns, rows, colour, ...box }: Windows) =>
  Array.from(
    { length: columns * rows },
    (_, at) =>
      `<rect x="${box.x + (at % columns) * box.w}" y="${box.y + Math.floor(at / columns) * box.h}" width="${box.w * 0.68}" height="${box.h * 0.62}" fill="${colour}"/>`,
  ).join('');
const school = scene(
  `<rect width="400" height="260" fill="#cfd8dc"/><path d="M0 214h400v46H0z" fill="#a3ab9d"/><path d="M30 96h230v122H30z" fill="#b5563c"/><path d="M210 60h160v158H210z" fill="#e9e4da"/>${grid({ columns: 6, rows: 3, x: 44, y: 110, w: 27, h: 34, colour: '#33434c' })}${grid({ columns: 4, rows: 4, x: 226, y: 76, w: 36, h: 34, colour: '#5f7a86' })}<circle cx="20" cy="190" r="34" fill="#6f8a63"/>`,
);
const flats = scene(
  `<rect width="400" height="260" fill="#e3d9cc"/><path d="M0 220h400v40H0z" fill="#6f7d83"/><path d="M60 30h120v196H60zM200 66h150v160H200z" fill="#f5f2ec"/>${grid({ columns: 4, rows: 7, x: 70, y: 42, w: 27, h: 26, colour: '#394a52' })}${grid({ columns: 5, rows: 5, x: 212, y: 80, w: 28, h: 28, colour: '#7e5c44' })}<path d="M0 232c80-14 120 10 200-4s140 8 200-4v36H0z" fill="#4f6d7a"/>`,
);
const hall = scene(
  `<rect width="400" height="260" fill="#b8c6cf"/><path d="M0 210h400v50H0z" fill="#84898a"/><path d="M20 120 200 66l180 54v98H20z" fill="#2d3a44"/><path d="M60 140h70v76H60zM164 140h70v76h-70zM268 140h70v76h-70z" fill="#e7c548"/><path d="M60 160h70M60 180h70M164 160h70M164 180h70M268 160h70M268 180h70" stroke="#b3942b" stroke-width="4"/>`,
);
const harbour = scene(
  `<rect width="400" height="260" fill="#f0c9a0"/><path d="M0 180h400v80H0z" fill="#3f6475"/><path d="M40 60h90v124H40zM140 92h120v92H140zM270 40h90v144h-90z" fill="#31302f"/>${grid({ columns: 3, rows: 5, x: 52, y: 72, w: 26, h: 22, colour: '#f4d58d' })}${grid({ columns: 4, rows: 3, x: 150, y: 104, w: 28, h: 26, colour: '#f4d58d' })}${grid({ columns: 3, rows: 6, x: 282, y: 52, w: 26, h: 22, colour: '#f4d58d' })}`,
);
const projects = [
  { picture: school, name: 'Gug Skole', facts: 'Tilbygning · 3.400 m² · 2024' },
  { picture: harbour, name: 'Østre Havn', facts: '86 boliger · 2025' },
  { picture: hall, name: 'Lager Nørresundby', facts: 'Hal · 12.000 m² · 2023' },
  { picture: flats, name: 'Vestbyen', facts: 'Renovering · 54 boliger · 2025' },
];
const card = ({ picture, name, facts }: (typeof projects)[number]) =>
  `<figure><div class="photo">${picture}</div><b>${name}</b><span>${facts}</span></figure>`;
const jobs = [
  ['Site manager', 'Aalborg · full time'],
  ['Carpenter', 'Aalborg · full time'],
  ['Surveyor', 'Nørresundby'],
  ['Apprentice', 'Start in August'],
];

/** A contractor's large site: a page for each project, in two languages. */
export const contractor: CaseStudyScreens = {
  lang: 'da',
  css: `body{background:#fff;color:#111}.bar{padding:26px 48px;border-bottom:3px solid #111}.logo{font:800 24px 'Barlow Semi Condensed';letter-spacing:1px;text-transform:uppercase}.bar nav{display:flex;gap:30px;font-size:17px}.lang b{background:#111;color:#fff;padding:3px 9px}
.title{display:flex;justify-content:space-between;align-items:flex-end;padding:26px 48px 20px}h1{font:800 66px/.98 'Barlow Semi Condensed';letter-spacing:-1px}.count{font:800 66px/.98 'Barlow Semi Condensed';color:#e7c548}.filter{display:flex;gap:10px;padding:0 48px 20px}.filter span{border:2px solid #111;padding:7px 18px;font-weight:600}.filter .on{background:#111;color:#fff}
.grid{display:grid;grid-template-columns:1.25fr 1fr 1fr;grid-template-rows:218px 218px;gap:16px;padding:0 48px}figure{display:flex;flex-direction:column;min-height:0}.desktop figure:first-child{grid-row:span 2}.photo{flex:1;min-height:0;margin-bottom:7px}figure b{font-size:18px}figure span{color:#555;font-size:15px}.join{background:#e7c548;padding:22px;display:flex;flex-direction:column;justify-content:space-between}.join b{font:800 27px/1.05 'Barlow Semi Condensed'}
.phone .bar{padding:18px;border-width:2px}.phone .logo{font-size:19px}.phone .head{background:#e7c548;padding:22px 18px}.phone h1{font-size:38px}.phone .job{padding:17px 18px;border-bottom:2px solid #111}.phone .job b{font-size:20px;display:block}.phone .job span{color:#555}.apply{background:#111;color:#fff;margin:18px;padding:16px;text-align:center;font-weight:600}`,
  desktop: `<div class="row between bar"><span class="logo">Limfjord Byg</span><nav><a><b>Projekter</b></a><a>Skoler</a><a>Boliger</a><a>Erhverv</a><a>Job</a><span class="lang"><b>DA</b> EN</span></nav></div><div class="title"><h1>Det, vi har<br>bygget</h1><span class="count">48</span></div><div class="filter"><span class="on">Alle</span><span>Skoler</span><span>Boliger</span><span>Haller</span><span>Renovering</span></div><div class="grid">${each(projects, card)}<div class="join"><b>Vi søger en byggeleder til Aalborg</b><span>Søg med mobilen →</span></div></div>`,
  phone: `<div class="row between bar"><span class="logo">Limfjord Byg</span><span class="lang">DA <b>EN</b></span></div><div class="head"><h1>Work with us</h1><p>Short form, no CV needed. We answer within three days.</p></div>${each(jobs, ([name, place]) => `<div class="job"><b>${name}</b><span>${place}</span></div>`)}<div class="apply">Apply from your phone</div>`,
};
