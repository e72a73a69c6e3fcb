import { type CaseStudyScreens, each, scene } from './screen.ts';

const house = scene(
  `<rect width="400" height="260" fill="#dff0e3"/><path d="M0 226h400v34H0z" fill="#9cc59f"/><path d="M92 116h216v112H92z" fill="#f6efe2"/><path d="M70 120 200 34l130 86z" fill="#6b4a3a"/><path d="M80 116v112M320 116v112" stroke="#e5b94b" stroke-width="15"/><path d="M66 122 200 34l134 88" stroke="#e5b94b" stroke-width="12" fill="none"/><path d="M124 146h46v40h-46zM232 146h46v40h-46z" fill="#bcd8e2"/><path d="M184 164h34v64h-34z" fill="#4a7a5c"/><path d="M338 172c16-6 16-18 32-24M342 196c16-6 16-18 32-24" stroke="#d9653b" stroke-width="5" fill="none" stroke-dasharray="8 6"/>`,
);
const figures = [
  { label: 'Cena prací', value: '486 000 Kč', tone: 'a' },
  { label: 'Odhad dotace', value: '− 195 000 Kč', tone: 'b' },
  { label: 'Doplatíte', value: '291 000 Kč', tone: 'c' },
];
const figure = ({ label, value, tone }: (typeof figures)[number]) =>
  `<div class="fig ${tone}"><small>${label}</small><strong>${value}</strong></div>`;
const questions = [
  { text: 'Plocha fasády', choices: ['120 m²', '180 m²', '240 m²'], chosen: 1 },
  { text: 'Tloušťka izolantu', choices: ['14 cm', '16 cm', '20 cm'], chosen: 1 },
  { text: 'Dům postaven', choices: ['do 1980', '1980–2000', 'později'], chosen: 0 },
];
const question = ({ text, choices, chosen }: (typeof questions)[number]) =>
  `<div class="q"><b>${text}</b><div>${each(choices, (choice, index) => `<span class="${index === chosen ? 'on' : ''}">${choice}</span>`)}</div></div>`;

/** The price of insulating a house with the grant taken off. */
export const insulation: CaseStudyScreens = {
  lang: 'cs',
  css: `body{background:#f2f8f0;color:#143322}.bar{padding:24px 54px}.logo{font:700 27px Barlow}.logo i{font-style:normal;color:#d9653b}.bar nav{display:flex;gap:30px;font-size:17px}.wrap{display:grid;grid-template-columns:1fr 1fr;gap:40px;padding:6px 54px}h1{font:700 45px/1.1 Barlow;letter-spacing:-1px;margin-bottom:22px}
.q{margin-bottom:18px}.q b{font-size:18px}.q div{display:flex;gap:10px;margin-top:8px}.q span{flex:1;text-align:center;background:#fff;border:2px solid #cfe3cf;border-radius:10px;padding:12px 0;font-weight:600}.q .on{background:#1f6b45;border-color:#1f6b45;color:#fff}
.pic{height:318px;border-radius:16px;overflow:hidden}.why{background:#fff;border-radius:12px;padding:18px 22px;margin-top:18px;font-size:16px}.why b{display:block}.figs{display:grid;grid-template-columns:1fr 1fr 1.15fr;gap:18px;padding:22px 54px}.fig{border-radius:14px;padding:18px 24px;background:#fff}.fig strong{display:block;font:700 33px Barlow;letter-spacing:-.5px;font-variant-numeric:tabular-nums}.b strong{color:#1f6b45}.c{background:#143322;color:#fff}.c strong{color:#ffd58a}
.phone .bar{padding:16px 18px}.phone .logo{font-size:22px}.phone .pic{height:150px;border-radius:0}.phone .body{padding:16px 18px}.phone h1{font-size:27px;margin-bottom:12px}.phone .q{margin-bottom:10px}.phone .q b{font-size:15px}.phone .q div{gap:6px;margin-top:4px}.phone .q span{padding:8px 0;font-size:15px}.phone .fig{padding:10px 16px;margin-top:8px;display:flex;justify-content:space-between;align-items:center}.phone .fig strong{font-size:22px}`,
  desktop: `<div class="row between bar"><span class="logo">Izolace <i>Bureš</i></span><nav><a>Zateplení</a><a>Dotace</a><a>Reference</a><a>378 601 224</a></nav></div><div class="wrap"><div><h1>Kolik zaplatíte za zateplení po dotaci?</h1>${each(questions, question)}</div><div><div class="pic">${house}</div><div class="why"><b>Proč 195 000 Kč?</b>Dům před rokem 1980 a úspora nad 40 %. Podmínky programu projdeme spolu.</div></div></div><div class="figs">${each(figures, figure)}</div>`,
  phone: `<div class="row between bar"><span class="logo">Izolace <i>Bureš</i></span><span style="font-size:25px">≡</span></div><div class="pic">${house}</div><div class="body"><h1>Zateplení po dotaci</h1>${each(questions, question)}${each(figures, figure)}</div>`,
};
