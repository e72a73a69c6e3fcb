import { type CaseStudyScreens, each } from './screen.ts';

const services = ['Årligt eftersyn', 'Nyt gasfyr', 'Radiator', 'Vandlås og afløb'];
const slots = ['8.00–10.00', '10.00–12.00', '12.30–14.30', '14.30–16.30'];
const days = [
  ['tir.', '3'],
  ['ons.', '4'],
  ['tor.', '5'],
  ['fre.', '6'],
  ['man.', '9'],
  ['tir.', '10'],
];
const label = `<svg viewBox="0 0 220 130" width="100%" height="100%"><rect width="220" height="130" fill="#7b8a90"/><rect x="28" y="20" width="164" height="92" rx="4" fill="#eceff0"/><path d="M42 40h70M42 58h110M42 74h90M42 90h54" stroke="#3b484d" stroke-width="6"/><path d="M146 82h32v20h-32z" fill="#3b484d"/></svg>`;
const booking = `<div class="days">${each(days, ([day, date], index) => `<span class="${index === 1 ? 'on' : ''}">${day}<b>${date}</b></span>`)}</div><div class="slots">${each(slots, (slot, index) => `<span class="${index === 2 ? 'on' : ''}${index === 1 ? ' full' : ''}">${slot}</span>`)}</div>`;

/** A plumber's service visits, booked without a call. */
export const plumber: CaseStudyScreens = {
  lang: 'da',
  css: `body{background:#eaf3f4;color:#08303a}.urgent{background:#b3261e;color:#fff;padding:11px 52px;font-weight:600;font-size:17px}.bar{background:#fff;padding:20px 52px}.logo{font:700 27px Barlow;color:#006d77}.bar nav{display:flex;gap:32px;font-size:17px}
.wrap{display:grid;grid-template-columns:300px 1fr 300px;gap:26px;padding:30px 52px}h1{font:700 40px/1.15 Barlow;letter-spacing:-.8px;margin-bottom:10px}.box{background:#fff;border-radius:18px;padding:26px}.step{color:#006d77;font-weight:600;font-size:15px;margin-bottom:10px}
.pick span{display:block;border-radius:12px;padding:14px 16px;background:#eaf3f4;margin-top:10px;font-weight:600}.pick span:first-child{background:#006d77;color:#fff}.days{display:grid;grid-template-columns:repeat(6,1fr);gap:8px}.days span{border-radius:12px;background:#eaf3f4;text-align:center;padding:10px 0;font-size:15px}.days b{display:block;font-size:23px}.on{background:#006d77!important;color:#fff}
.slots{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:16px}.slots span{border:2px solid #b9d5d8;border-radius:12px;padding:14px;text-align:center;font-weight:600}.full{color:#9db1b4;text-decoration:line-through}.field{border:2px solid #b9d5d8;border-radius:12px;padding:12px 15px;margin-top:14px}.field small{color:#4c6c73;display:block}
.photo{height:132px;border-radius:12px;overflow:hidden;margin:10px 0}.book{background:#ffb703;border-radius:12px;text-align:center;font-weight:700;padding:15px;font-size:18px;margin-top:16px}.fact{font-size:16px;color:#4c6c73}
.phone .urgent{padding:10px 18px;font-size:15px}.phone .bar{padding:14px 18px}.phone .logo{font-size:21px}.phone .body{padding:18px}.phone h1{font-size:28px}.phone .box{padding:16px;margin-top:12px}.phone .days{grid-template-columns:repeat(6,1fr);gap:5px}.phone .days b{font-size:18px}.phone .days span{font-size:13px}.phone .slots span{padding:11px 4px}`,
  desktop: `<div class="row between urgent"><span>Akut vandskade? Ring straks 86 25 40 90</span><span>Døgnvagt</span></div><div class="row between bar"><span class="logo">Brabrand VVS</span><nav><a>Book service</a><a>Priser</a><a>Om os</a><a>Kontakt</a></nav></div>
<div class="wrap"><div><h1>Book dit eftersyn på 90 sekunder</h1><p class="fact">Du ser kun tider, hvor en af vores tre biler alligevel kører i dit kvarter.</p><div class="box pick" style="margin-top:20px"><p class="step">1 · Hvad drejer det sig om?</p>${each(services, (name) => `<span>${name}</span>`).replace('<span>', '<span class="on">')}</div></div>
<div class="box"><p class="step">2 · Hvor og hvornår?</p><div class="field" style="margin:0 0 16px"><small>Adresse</small>Silkeborgvej 214, 8230 Åbyhøj</div>${booking}<div class="book">Book onsdag 4. kl. 12.30</div></div>
<div class="box"><p class="step">3 · Mærkeplade</p><p>Et foto, så montøren har de rigtige dele med.</p><div class="photo">${label}</div><p class="fact">Du får en sms dagen før.</p></div></div>`,
  phone: `<div class="urgent">Akut? Ring 86 25 40 90</div><div class="row between bar"><span class="logo">Brabrand VVS</span><span style="font-size:25px">≡</span></div><div class="body"><h1>Vælg en tid til dit eftersyn</h1><div class="box"><p class="step">Åbyhøj · bil 2 kører her</p>${booking}</div><div class="box"><p class="step">Mærkeplade</p><div class="photo" style="height:112px;margin:0">${label}</div></div><div class="book">Book onsdag kl. 12.30</div></div>`,
};
