import { type CaseStudyScreens, each } from './screen.ts';

const room = (
  wall: string,
  isFresh: boolean,
) => `<rect width="800" height="420" fill="${wall}"/><rect y="330" width="800" height="90" fill="${isFresh ? '#c89b6a' : '#8d7b69'}"/><rect y="322" width="800" height="10" fill="${isFresh ? '#fff' : '#cfc6b8'}"/>
<rect x="96" y="66" width="150" height="176" fill="#fff"/><rect x="108" y="78" width="126" height="152" fill="${isFresh ? '#cfe7f2' : '#b7c4c9'}"/><path d="M171 78v152M108 152h126" stroke="#fff" stroke-width="8"/>
${isFresh ? '<rect x="520" y="236" width="220" height="72" rx="16" fill="#f4f0e6"/><rect x="500" y="258" width="260" height="66" rx="12" fill="#e5dccb"/><path d="M612 60v70M586 130h52l16 34h-84z" fill="#f2c14e" stroke="#3a3a3a" stroke-width="3"/>' : '<path d="M330 30c40 60-30 90 20 150s-30 80 10 140M560 60c-30 40 40 70 0 120" stroke="#9d917d" stroke-width="5" fill="none"/><path d="M420 90l60 14-20 60-70-20z" fill="#b8ad98"/><path d="M600 200l70 10-14 70-62-12z" fill="#b3a68f"/><path d="M520 330V150h10v180M590 330V150h10v180M520 190h80M520 240h80M520 290h80" fill="#7c6a4e" stroke="#7c6a4e" stroke-width="5"/>'}`;
const slider = (split: number) =>
  `<div class="compare"><svg viewBox="0 0 800 420" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">${room('#6fa08b', true)}<svg width="${split}" height="420" viewBox="0 0 ${split} 420">${room('#c4b99f', false)}</svg><path d="M${split} 0v420" stroke="#fff" stroke-width="5"/><circle cx="${split}" cy="210" r="27" fill="#fff"/><path d="m${split - 8} 200-10 10 10 10M${split + 8} 200l10 10-10 10" fill="none" stroke="#2c4a40" stroke-width="4"/></svg><i class="l">pred</i><i class="r">po</i></div>`;
const works = ['Izby a chodby', 'Sadrokartón a stierky', 'Fasády', 'Nátery dverí'];

/** A painter's single page with a picture to pull from before to after. */
export const painter: CaseStudyScreens = {
  lang: 'sk',
  css: `body{background:#fbf7ee;color:#22362f}.bar{padding:26px 60px}.logo{font:700 28px 'Barlow Semi Condensed'}.logo i{display:inline-block;width:28px;height:11px;margin-right:12px;background:linear-gradient(90deg,#e8806a 33%,#f2c14e 33% 66%,#6fa08b 66%);vertical-align:4px}.call{background:#e8806a;color:#35120a;border-radius:99px;padding:12px 26px;font-weight:600;font-size:18px}
.compare{position:relative;height:400px;margin:0 60px;border-radius:26px;overflow:hidden}.compare i{position:absolute;bottom:18px;background:#22362fd9;color:#fff;font-style:normal;border-radius:99px;padding:5px 16px}.compare .l{left:20px}.compare .r{right:20px}
.below{display:grid;grid-template-columns:1.2fr 1fr;gap:60px;padding:30px 60px}h1{font:700 45px/1.1 'Barlow Semi Condensed'}.below p{font-size:19px;margin-top:10px;color:#4b6058}.works{display:grid;grid-template-columns:1fr 1fr;gap:12px}.works span{background:#fff;border-radius:16px;padding:18px 20px;font-weight:600}
.works span:before{content:'';display:block;width:32px;height:8px;border-radius:4px;background:#6fa08b;margin-bottom:10px}.works span:nth-child(2):before{background:#f2c14e}.works span:nth-child(3):before{background:#e8806a}
.phone .bar{padding:18px}.phone .logo{font-size:23px}.phone .compare{margin:0 18px;height:290px;border-radius:20px}.phone .text{padding:22px 18px}.phone h1{font-size:32px}.phone .text p{margin:8px 0 16px;color:#4b6058}.phone .works span{padding:13px 14px}.phone .call{display:block;text-align:center;margin:18px 0 0}`,
  desktop: `<div class="row between bar"><span class="logo"><i></i>Maľovky Benko</span><span class="call">Zavolať 0911 340 275</span></div>${slider(390)}<div class="below"><div><h1>Vymaľujem byt aj dom v Nitre a okolí</h1><p>Nábytok zakryjem, po sebe upracem. Izbu stihnem za deň.</p></div><div class="works">${each(works, (work) => `<span>${work}</span>`)}</div></div>`,
  phone: `<div class="bar"><span class="logo"><i></i>Maľovky Benko</span></div>${slider(430)}<div class="text"><h1>Vymaľujem byt aj dom v Nitre</h1><p>Nábytok zakryjem, po sebe upracem.</p><div class="works">${each(works.slice(0, 2), (work) => `<span>${work}</span>`)}</div><span class="call">Zavolať 0911 340 275</span></div>`,
};
