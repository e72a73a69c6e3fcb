import { type CaseStudyScreens, each } from './screen.ts';

const kinds = [
  {
    sign: '<path d="M18 3 7 20h8l-2 12 12-18h-8z"/>',
    name: 'Porucha',
    text: 'Nejde proud, jiskří zásuvka. Přijedeme dnes.',
  },
  {
    sign: '<path d="M6 30V14L17 5l11 9v16zM14 30v-9h7v9"/>',
    name: 'Nová instalace',
    text: 'Dům, byt, dílna. Projekt i rozvaděč.',
  },
  {
    sign: '<path d="M8 4h19v27H8zM13 12h9M13 18h9M13 24h5"/>',
    name: 'Revize',
    text: 'Pravidelná kontrola se zprávou do tří dnů.',
  },
];
const card = ({ sign, name, text }: (typeof kinds)[number], index: number) =>
  `<div class="kind${index === 2 ? ' on' : ''}"><svg width="35" height="35" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round">${sign}</svg><div><b>${name}</b><p>${text}</p></div></div>`;
const days = ['Po 12.', 'Út 13.', 'St 14.', 'Čt 15.', 'Pá 16.'];
const times = [
  ['8:00', '', '8:00', '', '9:30'],
  ['', '10:30', '11:00', '10:30', ''],
  ['13:00', '14:00', '', '13:00', '12:30'],
];
const calendar = `<div class="cal">${each(days, (day) => `<em>${day}</em>`)}${each(times.flat(), (time, index) => `<span class="${time === '' ? 'off' : ''}${index === 6 ? ' now' : ''}">${time || '–'}</span>`)}</div>`;
const reminder = `<div class="due"><small>Připomínka revize</small><b>Hromosvod, Bílovická 14</b><p>Lhůta končí 8. března. Vyberte termín, zapíšu ho do kalendáře.</p></div>`;

/** An electrician's sorted enquiries, and inspections that remind of themselves. */
export const electrician: CaseStudyScreens = {
  lang: 'cs',
  css: `body{background:#fff;color:#10203f}.top{background:#ffd21f;padding:10px 48px;font-weight:600}.bar{padding:22px 48px}.logo{font:800 26px Barlow;letter-spacing:-.5px}.logo:before{content:'';display:inline-block;width:20px;height:20px;border-radius:50%;background:#10203f;box-shadow:inset 0 0 0 5px #ffd21f,0 0 0 3px #10203f;margin-right:13px;vertical-align:-1px}.bar nav{display:flex;gap:30px;font-size:17px}
.main{display:grid;grid-template-columns:1fr 480px;gap:56px;padding:22px 48px}h1{font:800 52px/1.08 Barlow;letter-spacing:-1.5px;margin-bottom:14px}.lead{font-size:20px;color:#485678;margin-bottom:24px}
.kind{display:flex;gap:18px;align-items:center;border:2px solid #d7dcea;border-radius:14px;padding:17px 22px;margin-bottom:12px}.kind b{font-size:20px}.kind p{color:#485678}.kind.on{border-color:#10203f;background:#fff6cf}
.panel{background:#10203f;color:#fff;border-radius:20px;padding:30px}.panel h2{font:700 25px Barlow;margin-bottom:16px}.due{background:#21335a;border-left:5px solid #ffd21f;border-radius:8px;padding:15px 18px;margin-bottom:22px}.due small{color:#ffd21f;font-weight:600}.due b{display:block;font-size:18px}.due p{color:#c5cee3;font-size:15px}
.cal{display:grid;grid-template-columns:repeat(5,1fr);gap:8px;text-align:center}.cal em{font-style:normal;color:#9fadcc;font-size:15px}.cal span{background:#fff;color:#10203f;border-radius:8px;padding:12px 0;font-weight:600}.cal .off{background:#1b2c52;color:#55678f}.cal .now{background:#ffd21f}
.send{background:#ffd21f;color:#10203f;border-radius:10px;text-align:center;font-weight:700;padding:15px;margin-top:22px}
.phone .top{padding:9px 18px;font-size:14px}.phone .bar{padding:16px 18px}.phone .logo{font-size:21px}.phone .body{padding:4px 18px}.phone h1{font-size:31px}.phone .kind{padding:13px 15px;gap:13px}.phone .panel{padding:18px;margin-top:14px}.phone .panel h2{font-size:20px;margin-bottom:12px}.phone .cal{grid-template-columns:repeat(5,1fr)}.phone .cal span{padding:9px 0;font-size:14px}`,
  desktop: `<div class="row between top"><span>Porucha mimo pracovní dobu: 777 203 118</span><span>Brno a 30 km okolo</span></div><div class="row between bar"><span class="logo">Elektro Vondrák</span><nav><a>Služby</a><a>Revize</a><a>Ceník</a><a>Kontakt</a></nav></div>
<div class="main"><div><h1>Co potřebujete spravit?</h1><p class="lead">Vyberte a zeptám se jen na to podstatné.</p>${each(kinds, card)}</div><div class="panel"><h2>Volné termíny revizí</h2>${reminder}${calendar}<div class="send">Potvrdit úterý 13. v 10:30</div></div></div>`,
  phone: `<div class="top">Porucha: 777 203 118</div><div class="row between bar"><span class="logo">Elektro Vondrák</span><span style="font-size:25px">≡</span></div><div class="body"><h1>Co potřebujete spravit?</h1>${each(kinds, card)}<div class="panel"><h2>Volné termíny</h2>${calendar}</div></div>`,
};
