import { type CaseStudyScreens, each } from './screen.ts';

const jobs = [
  { name: 'Dostavba, Křelov', quote: '684 200', spent: 71, state: 'Stavba', person: 'JH' },
  { name: 'Příčky, Neředín', quote: '96 500', spent: 94, state: 'K fakturaci', person: 'PK' },
  { name: 'Rodinný dům, Samotišky', quote: '1 940 000', spent: 38, state: 'Stavba', person: 'JH' },
  { name: 'Omítky, Holice', quote: '148 900', spent: 108, state: 'Přes nabídku', person: 'MD' },
  { name: 'Zeď a plot, Bystrovany', quote: '72 300', spent: 12, state: 'Podepsáno', person: 'PK' },
];
const tone = (spent: number) => (spent > 100 ? '#c8371f' : spent > 90 ? '#b57b00' : '#2f7d5b');
const line = ({ name, quote, spent, state, person }: (typeof jobs)[number]) =>
  `<tr><td><b>${name}</b></td><td class="n">${quote} Kč</td><td><div class="meter"><i style="width:${Math.min(spent, 100)}%;background:${tone(spent)}"></i></div></td><td class="n">${spent} %</td><td><span class="state" style="color:${tone(spent)}">${state}</span></td><td><span class="who">${person}</span></td></tr>`;
const menu = each(
  ['Přehled', 'Poptávky', 'Nabídky', 'Zakázky', 'Výkazy', 'Faktury'],
  (name, index) => `<a class="${index === 3 ? 'on' : ''}">${name}${index === 1 ? '<em>4</em>' : ''}</a>`,
);
const figures = each(
  [
    ['Rozestavěno', '2,94 mil. Kč'],
    ['Tento měsíc k fakturaci', '412 700 Kč'],
    ['Hodin tento týden', '386'],
  ],
  ([label, value]) => `<div class="fig"><small>${label}</small><strong>${value}</strong></div>`,
);
const hours = [
  ['Zdění příček', '6 h'],
  ['Překlady', '1,5 h'],
  ['Úklid, odvoz', '1 h'],
];

/** A mason firm's jobs from request to invoice, in one system. */
export const mason: CaseStudyScreens = {
  lang: 'cs',
  css: `body{background:#f3f1ee;color:#262321}.desktop{display:grid;grid-template-columns:216px 1fr;height:100vh}.side{background:#3a2a24;color:#e8ddd6;padding:26px 18px}.logo{font:700 23px/1.1 'Barlow Semi Condensed';padding:0 12px 24px;display:block}.side a{display:block;padding:12px;border-radius:6px;font-size:17px}.side .on{background:#a8492c;color:#fff;font-weight:600}.side em{float:right;font-style:normal;background:#e7b08f;color:#3a2a24;border-radius:9px;padding:0 9px;font-size:14px}
main{padding:28px 34px}h1{font:600 32px 'Barlow Semi Condensed'}.new{background:#a8492c;color:#fff;font-weight:600;border-radius:6px;padding:12px 20px}.figs{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;margin:22px 0}.fig{background:#fff;border-radius:8px;padding:18px 20px}.fig small{color:#6d645f}.fig strong{display:block;font:600 29px 'Barlow Semi Condensed'}
table{width:100%;border-collapse:collapse;background:#fff;border-radius:8px}td,th{text-align:left;padding:18px 16px;border-bottom:1px solid #e7e2dd}th{color:#6d645f;font-weight:400;font-size:15px;padding:12px 16px}.n{text-align:right;font-variant-numeric:tabular-nums}.meter{width:150px;height:9px;border-radius:5px;background:#ece7e2}.meter i{display:block;height:9px;border-radius:5px}.state{font-weight:600}.who{display:inline-grid;place-items:center;width:34px;height:34px;border-radius:50%;background:#ece0d9;font-size:13px;font-weight:600}
.phone .bar{background:#3a2a24;color:#fff;padding:16px 18px}.phone .bar b{font:600 20px 'Barlow Semi Condensed'}.phone .body{padding:18px}.phone h1{font-size:27px;margin-bottom:4px}.card{background:#fff;border-radius:8px;padding:16px;margin-top:12px}.card .row{padding:10px 0;border-bottom:1px solid #ece7e2;font-size:17px}.total{font:600 40px 'Barlow Semi Condensed'}.shot{height:118px;border-radius:8px;background:repeating-linear-gradient(#b5694a 0 19px,#e8dcd2 19px 22px);margin-top:12px}.phone .new{display:block;text-align:center;margin-top:14px;padding:15px}`,
  desktop: `<div class="side"><span class="logo">Zednictví Hanák</span>${menu}</div><main><div class="row between"><h1>Zakázky</h1><span class="new">+ Nabídka z poptávky</span></div><div class="figs">${figures}</div><table><tr><th>Stavba</th><th class="n">Nabídka</th><th>Náklady proti nabídce</th><th></th><th>Stav</th><th>Vede</th></tr>${each(jobs, line)}</table></main>`,
  phone: `<div class="row between bar"><b>Zednictví Hanák</b><span>Petr K.</span></div><div class="body"><h1>Dnes, Neředín</h1><p style="color:#6d645f">Příčky v přízemí · středa 11. února</p><div class="card"><div class="row between"><span>Odpracováno</span><span class="total">8,5 h</span></div>${each(hours, ([work, time]) => `<div class="row between"><span>${work}</span><b>${time}</b></div>`)}<div class="row between" style="border:0"><span>Ytong 150 mm</span><b>64 ks</b></div></div><div class="shot"></div><span class="new">Odeslat výkaz</span></div>`,
};
