/** The styles of the starter page. They request nothing from any host. */
export const STARTER_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fbf8f2,#111a2c);--surface:light-dark(#fffdf9,#18233a);--ink:light-dark(#172342,#f3efe6);--soft:light-dark(#4d5876,#aeb9cc);--line:light-dark(#e2dacb,#2c3a55);--sea:light-dark(#0a62ad,#6db4f0);--sky:light-dark(#dfeefa,#1b2c4a);--far:light-dark(#9cc9ec,#2c5686);--mid:light-dark(#5a9fd8,#234a78);--near:light-dark(#1f6fb8,#183a63);--sun:light-dark(#f3a683,#d9825f);--foam:light-dark(#fff,#9bccf6);--text:"Hanken Grotesk","Segoe UI",Roboto,Arial,sans-serif}
*{box-sizing:border-box;margin:0}
html{scroll-behavior:smooth;scroll-padding-top:80px;background:var(--paper)}
body{font:16px/1.55 var(--text);color:var(--ink);overflow-x:hidden}
main{position:relative;max-width:68rem;margin:0 auto;padding:clamp(2.5rem,7vw,6rem) clamp(1.25rem,5vw,3rem) 4rem}
h1{font:700 clamp(2.25rem,4.4vw,3.375rem)/1.05 var(--text);letter-spacing:-.03em;max-width:17ch;text-wrap:balance}
h2{font:650 1.125rem/1.3 var(--text);letter-spacing:-.01em}
ul{list-style:none;padding:0}
.lead{margin-top:1.25rem;max-width:46ch;font-size:clamp(1.05rem,1.6vw,1.25rem);color:var(--soft);text-wrap:pretty}
.more{display:inline-block;margin-top:1.5rem;color:var(--sea);font-weight:600;text-underline-offset:.25em;padding-block:.5rem}
.shortcuts{margin-top:clamp(2.5rem,6vw,4.5rem)}
.shortcuts ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.625rem;margin-top:1rem}
.shortcuts li,.features li{animation:rise .6s cubic-bezier(.2,.7,.2,1) backwards;animation-delay:var(--delay)}
button{font:inherit;color:inherit;text-align:left;cursor:pointer;width:100%;height:100%;align-content:start;background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:.75rem 1rem;min-height:56px;display:grid;transition:border-color .15s,transform .15s}
button span{font-size:.8125rem;color:var(--soft)}
button:hover{border-color:var(--sea);transform:translateY(-2px)}
:focus-visible{outline:2px solid var(--sea);outline-offset:3px}
.features{margin-top:clamp(4rem,10vw,7rem)}
.features ul{display:grid;gap:.875rem;margin-top:1rem}
.features li{display:grid;grid-template-rows:auto auto 1fr;background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1.5rem}
.features svg{width:48px;fill:none;stroke:var(--sea);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.features h3{font-size:1.0625rem;font-weight:650;margin-top:1.5rem}
.features p{color:var(--soft);margin-top:.35rem;max-width:44ch;text-wrap:pretty}
@media(min-width:40rem){.shortcuts ul{grid-template-columns:repeat(3,1fr)}.features ul{grid-template-columns:repeat(3,1fr)}.features li:nth-child(4n),.features li:nth-child(4n+1){grid-column:span 2}}
@media(min-width:58rem){.shortcuts ul{grid-template-columns:repeat(6,1fr)}}
.features .closing{margin-top:2.5rem;max-width:none}
.sea{display:none;position:relative;min-height:19rem;border-radius:18px;overflow:hidden;background:var(--sky)}
.sea::before{content:"";position:absolute;top:14%;right:16%;width:4.5rem;aspect-ratio:1;border-radius:50%;background:var(--sun)}
.sea svg{position:absolute;inset:30% 0 auto;width:100%;height:70%;fill:var(--far)}
.sea svg:nth-of-type(2){top:48%;height:52%;fill:var(--mid)}
.sea svg:nth-of-type(3){top:66%;height:34%;fill:var(--near)}
.sea i{position:absolute;bottom:-12px;border-radius:50%;background:var(--foam);opacity:0;animation:float linear infinite}
@media(min-width:58rem){.start{display:grid;grid-template-columns:minmax(0,1.3fr) minmax(0,1fr);gap:clamp(2rem,5vw,4.5rem);align-items:center}.sea{display:block}}
@keyframes float{15%{opacity:.5}80%{opacity:.2}100%{transform:translateY(-10rem);opacity:0}}
@keyframes rise{from{opacity:0;transform:translateY(14px)}}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important;scroll-behavior:auto!important}.sea i{display:none}}
`;
