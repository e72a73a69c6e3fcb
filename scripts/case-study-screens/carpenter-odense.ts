import { type CaseStudyScreens, each, scene } from './screen.ts';

const steps = Array.from(
  { length: 8 },
  (_, step) =>
    `<path d="M${60 + step * 36} ${232 - step * 26}h44v8h-44z" fill="#a8743c"/><path d="M${66 + step * 36} ${240 - step * 26}v22" stroke="#d9c3a0" stroke-width="30" opacity=".35"/>`,
).join('');
const rails = Array.from(
  { length: 8 },
  (_, step) => `<path d="M${84 + step * 36} ${232 - step * 26}v-62" stroke="#2f2a24" stroke-width="3"/>`,
).join('');
const stairs = scene(
  `<rect width="400" height="260" fill="#efe8dc"/><rect y="236" width="400" height="24" fill="#cdb28a"/><rect x="18" y="30" width="70" height="120" fill="#dfe8ec"/><path d="M18 90h70M53 30v120" stroke="#fff" stroke-width="5"/>${steps}${rails}<path d="M84 170 336-12" stroke="#8a5a28" stroke-width="9"/>`,
);
const windowPane = scene(
  `<rect width="400" height="260" fill="#d7cbb8"/><rect x="96" y="18" width="208" height="216" fill="#7a4f2a"/><rect x="110" y="32" width="84" height="188" fill="#bcd4dc"/><rect x="206" y="32" width="84" height="188" fill="#c9dee4"/><path d="M110 108h84M206 108h84" stroke="#7a4f2a" stroke-width="8"/><path d="M110 190c30-40 50-10 84-44M206 180c30-34 54-4 84-36" stroke="#7f9a6b" stroke-width="20" fill="none" opacity=".75"/><rect x="84" y="232" width="232" height="12" fill="#f4efe6"/>`,
);
const rafters = Array.from(
  { length: 7 },
  (_, at) =>
    `<path d="M${-20 + at * 64} 260 ${170 + at * 12} 34" stroke="#b98449" stroke-width="13"/><path d="M${420 - at * 64} 260 ${230 - at * 12} 34" stroke="#9c6a34" stroke-width="13"/>`,
).join('');
const trusses = scene(
  `<rect width="400" height="260" fill="#c6dbe6"/>${rafters}<path d="M40 168h320" stroke="#7d5226" stroke-width="12"/><path d="M160 36h90" stroke="#6c451e" stroke-width="14"/>`,
);
const door = scene(
  `<rect width="400" height="260" fill="#8a9a8c"/><rect x="126" y="20" width="148" height="240" fill="#27443a"/><rect x="142" y="38" width="52" height="84" fill="#e6dcae"/><rect x="206" y="38" width="52" height="84" fill="#e6dcae"/><path d="M142 138h52v96h-52zM206 138h52v96h-52z" fill="#1e362e"/><circle cx="200" cy="132" r="6" fill="#d9b75c"/>`,
);

const jobs = [
  { picture: stairs, title: 'Egetrappe med smedejernsbalustre', place: 'Faaborg · eg · 2024' },
  { picture: windowPane, title: 'Vinduer i fredet bindingsværk', place: 'Kerteminde · fyr · 2025' },
  { picture: trusses, title: 'Nyt spær på 1880-gård', place: 'Assens · gran · 2025' },
  { picture: door, title: 'Hoveddør efter gammelt forlæg', place: 'Odense · eg · 2024' },
];
const card = ({ picture, title, place }: (typeof jobs)[number]) =>
  `<figure><div class="photo">${picture}</div><b>${title}</b><span>${place}</span></figure>`;
const tabs = each(
  ['Alle', 'Trapper', 'Vinduer', 'Spær', 'Døre'],
  (name, index) => `<a class="${index === 0 ? 'now' : ''}">${name}</a>`,
);

/** A joinery's gallery by kind of work. */
export const carpenter: CaseStudyScreens = {
  lang: 'da',
  css: `body{background:#f7f2e9;color:#2b241c}.head{padding:30px 56px 22px}.logo{font:400 27px 'DejaVu Serif';letter-spacing:-.5px}.head nav{display:flex;gap:34px;font-size:17px}
h1{font:400 46px/1.15 'DejaVu Serif';letter-spacing:-1.5px;padding:14px 56px 0;width:900px}.tabs{display:flex;gap:28px;padding:20px 56px 18px;font-size:18px;color:#7a6d5c}.tabs .now{color:#2b241c;border-bottom:3px solid #a8743c;padding-bottom:4px}
.grid{display:grid;grid-template-columns:1.5fr 1fr 1fr;grid-template-rows:236px 236px;gap:18px 22px;padding:0 56px}figure{display:flex;flex-direction:column;min-height:0}.photo{flex:1;min-height:0;overflow:hidden;margin-bottom:8px}figure b{font-size:17px}figure span{color:#7a6d5c;font-size:15px}
.desktop figure:first-child{grid-row:span 2}.ask{background:#2f4a3d;color:#f7f2e9;padding:24px 26px;display:flex;flex-direction:column;justify-content:space-between}.ask h2{font:400 23px/1.3 'DejaVu Serif'}.ask a{background:#f7f2e9;color:#2b241c;padding:11px 16px;align-self:flex-start;font-weight:600}
.phone .head{padding:20px 18px 10px}.phone .logo{font-size:20px}.phone h1{font-size:29px;width:auto;padding:8px 18px 0}.phone .tabs{padding:14px 18px;gap:18px;white-space:nowrap;overflow:hidden}.phone .photo{height:196px;flex:none}.phone figure{padding:0 18px 16px}`,
  desktop: `<div class="row between head"><span class="logo">Fynsk Tømrerhåndværk</span><nav><a>Arbejder</a><a>Værkstedet</a><a>Træsorter</a><a>Kontakt</a></nav></div><h1>Trapper, vinduer og spær, lavet i hånden på Fyn</h1><div class="tabs">${tabs}</div>
<div class="grid">${each(jobs.slice(0, 3), card)}${each(jobs.slice(3), card)}<div class="ask"><h2>Skal dit hus have noget lignende?</h2><a>Bed om pris på samme arbejde</a></div></div>`,
  phone: `<div class="row between head"><span class="logo">Fynsk Tømrerhåndværk</span><span style="font-size:26px">≡</span></div><h1>64 arbejder fra vores værksted</h1><div class="tabs">${tabs}</div>${each(jobs.slice(0, 2), card)}`,
};
