/** A person on foot, from head to shoes, whose middle is at `x`. */
function person(x: number, tall = 96, tone = 'k1'): string {
  const unit = tall / 96;
  return `<g class="${tone}" transform="translate(${String(x)} ${String(330 - tall)}) scale(${unit.toFixed(2)})"><circle cx="0" cy="9" r="9"/><path d="M-13 22h26l7 34-7 2-4-16v22l3 32H-1l1-28-3 28h-9l2-32V42l-5 16-7-2z"/></g>`;
}

/** A person in a long dress. */
function gown(x: number, tall = 92, tone = 'lit'): string {
  const unit = tall / 92;
  return `<g class="${tone}" transform="translate(${String(x)} ${String(330 - tall)}) scale(${unit.toFixed(2)})"><path class="k1" d="M-8 3a9 9 0 1 1 16 8l-4 8h-8z"/><path d="M-9 20H9l4 20-4 4 22 48h-62l22-48-4-4z"/></g>`;
}

/** What can stand in a view, around x 200, its foot near y 330. */
export const VIEW_THINGS: Readonly<Record<string, string>> = {
  boat: '<path class="k1" d="M120 312h164l-26 34H148z"/><path class="lit" d="M200 150v150h-66c4-60 26-112 66-150z"/><path class="t" d="M208 178c36 30 52 72 54 122h-54z"/><path class="line" d="M204 140v172"/>',
  trawler:
    '<path class="k1" d="M86 296h232l-30 48H112z"/><path class="t" d="M86 296h232l-4 8H90z"/><path class="lit" d="M220 240h66v56h-66z"/><path class="k1" d="M230 250h20v18h-20zM258 250h18v18h-18zM214 232h78v10h-78z"/><path class="line" d="M140 296V176l80 64M140 176 96 296M252 232v-44"/>',
  ferry:
    '<path class="k1" d="M10 290h380l-34 50H40z"/><path class="lit" d="M60 244h280v46H60zM110 206h160v38H110z"/><path class="k1" d="M76 258h24v14H76zM116 258h24v14h-24zM156 258h24v14h-24zM196 258h24v14h-24zM236 258h24v14h-24zM276 258h24v14h-24zM126 218h120v12H126z"/><path class="t" d="M206 150h44v56h-44z"/>',
  lighthouse:
    '<path class="lit" d="m172 330 12-170h32l12 170z"/><path class="t" d="m180 218 2-28h36l2 28zM176 274l2-28h44l2 28z"/><path class="k1" d="M178 160h44v-8h-6v-26a16 16 0 0 0-32 0v26h-6z"/><path class="glow" d="M200 134-200 60v140zM200 134 620 40v190z"/><path class="k1" d="M130 344c20-26 40-20 70-22s60 0 76 22z"/>',
  house:
    '<path class="k5" d="M120 240h160v100H120z"/><path class="k1" d="m104 246 96-76 96 76-8 10-88-68-88 68zM246 176h22v40l-22-18z"/><path class="t" d="M142 262h34v30h-34zM224 262h34v30h-34z"/><path class="k1" d="M186 280h28v60h-28z"/>',
  longhouse:
    '<path class="lit" d="M30 262h340v78H30z"/><path class="k1" d="m14 266 40-56h292l40 56z"/><path class="t" d="M170 282h150v28H170z"/><path class="k1" d="M60 282h32v58H60zM300 176h20v40h-20z"/>',
  barn: '<path class="k2" d="M70 240 200 160l130 80v102H70z"/><path class="k1" d="m54 248 146-92 146 92-8 12-138-86-138 86z"/><path class="t" d="M156 262h88v80h-88z"/><path class="line" d="M156 262l88 80M244 262l-88 80M200 262v80"/><path class="lit" d="M186 206h28v28h-28z"/>',
  hut: '<path class="lit" d="M110 236h180v76H110z"/><path class="k1" d="M98 240q102-70 204 0zM120 312h160v10H120z"/><circle class="k1" cx="146" cy="332" r="16"/><circle class="k1" cx="254" cy="332" r="16"/><path class="t" d="M132 256h40v30h-40z"/><path class="k2" d="M206 252h40v60h-40z"/><path class="k1" d="M254 186h12v30h-12z"/>',
  pub: '<path class="lit" d="M40 216h320v126H40z"/><path class="k1" d="m22 222 50-66h256l50 66zM96 126h30v40H96zM276 126h30v40h-30z"/><path class="t" d="M62 248h70v46H62zM268 248h70v46h-70zM170 240h60v102h-60z"/><path class="line" d="M97 248v46M62 271h70M303 248v46M268 271h70M200 240v102"/><path class="k1" d="M366 190h6v152h-6z"/><path class="t" d="M372 198h54v44h-54z"/>',
  church:
    '<path class="lit" d="M150 230h150v112H150z"/><path class="k1" d="m140 236 85-56 85 56z"/><path class="k2" d="M96 176h60v166H96z"/><path class="k1" d="m88 180 38-76 38 76zM123 76h6v34h-6zM116 86h20v6h-20z"/><path class="t" d="M116 206a10 10 0 0 1 20 0v24h-20zM186 268a12 12 0 0 1 24 0v34h-24zM240 268a12 12 0 0 1 24 0v34h-24z"/>',
  factory:
    '<path class="k2" d="M30 252l70-46v46l70-46v46l70-46v46l70-46v136H30z"/><path class="k1" d="M326 120h34l10 222h-54z"/><path class="k4" d="M346 110c-30-20 6-40-18-60 40 6 20 36 50 40 30 6 20 30-32 20z"/><path class="t" d="M56 276h34v30H56zM126 276h34v30h-34zM196 276h34v30h-34zM262 276h30v30h-30z"/>',
  tower:
    '<path class="k2" d="M150 110h100v232H150z"/><path class="k1" d="M140 110h120v-14h-12V82h-20v14h-18V82h-20v14h-18V82h-20v14h-12z"/><path class="t" d="M188 150a12 12 0 0 1 24 0v30h-24zM188 230a12 12 0 0 1 24 0v30h-24z"/><path class="k1" d="M182 342v-30a18 18 0 0 1 36 0v30z"/>',
  block:
    '<path class="k2" d="M84 70h232v272H84z"/><path class="lit" d="M84 70h232v10H84zM84 138h232v8H84zM84 206h232v8H84zM84 274h232v8H84z"/><path class="k1" d="M104 96h30v42h-30zM160 96h30v42h-30zM216 96h30v42h-30zM266 96h30v42h-30zM104 164h30v42h-30zM216 164h30v42h-30zM266 164h30v42h-30zM104 232h30v42h-30zM160 232h30v42h-30zM266 232h30v42h-30zM180 292h40v50h-40z"/><path class="t" d="M160 164h30v42h-30zM216 232h30v42h-30z"/>',
  pane: '<path class="k1" d="M90 70h220v210H90z"/><path class="t" d="M102 82h92v92h-92zM206 82h92v92h-92zM102 186h92v82h-92zM206 186h92v82h-92z"/><path class="k1" d="M78 280h244v14H78z"/>',
  shelves:
    '<path class="k2" d="M40 40h320v302H40z"/><path class="k5" d="M54 54h292v60H54zM54 128h292v60H54zM54 202h292v60H54zM54 276h292v56H54z"/><path class="k1" d="M62 62h14v52H62zM80 70h10v44H80zM94 58h16v56H94zM150 66h12v48h-12zM166 60h16v54h-16zM280 62h14v52h-14zM70 136h16v52H70zM120 140h12v48h-12zM136 134h16v54h-16zM240 138h12v50h-12zM256 132h16v56h-16zM90 210h14v52H90zM108 214h16v48h-16zM220 208h12v54h-12zM300 212h16v50h-16z"/><path class="t" d="M114 64h12v50h-12zM186 70h14v44h-14zM156 140h14v48h-14zM276 138h14v50h-14zM128 210h12v52h-12zM236 214h16v48h-16z"/>',
  tent: '<path class="lit" d="M60 342c30-60 60-110 140-160 80 50 110 100 140 160z"/><path class="k4" d="M200 182c-30 50-46 100-52 160h104c-6-60-22-110-52-160z"/><path class="t" d="M198 150h4v34h-4zM202 152l40 10-40 12z"/><path class="k2" d="M186 342c4-40 8-60 14-84 6 24 10 44 14 84z"/>',
  tree: '<path class="k1" d="M192 342c4-40 2-70-2-110h20c-4 40-6 70-2 110z"/><path class="k2" d="M200 90c50-10 86 30 74 70 30 30 4 80-40 74-20 20-56 18-70-2-46 2-64-52-34-78-12-40 26-74 70-64z"/><circle class="t" cx="170" cy="170" r="8"/><circle class="t" cx="230" cy="150" r="8"/><circle class="t" cx="206" cy="200" r="8"/>',
  trees:
    '<path class="k2" d="M-60 342 0 150l60 192zM40 342 90 190l50 152zM250 342l60-200 60 200zM350 342l46-140 46 140z"/><path class="k1" d="M110 342l50-130 50 130z"/>',
  rocks:
    '<path class="k1" d="M60 346c10-60 40-90 70-80 20-40 60-30 70 20 30-20 60 0 66 30 30-10 60 10 70 30z"/>',
  lamp: '<path class="k1" d="M196 140h8v202h-8zM184 140l6-40h20l6 40zM186 92h28v8h-28z"/><path class="glow" d="m200 120-90 222h180z"/><path class="t" d="m190 136 4-32h12l4 32z"/>',
  table:
    '<path class="lit" d="M60 270h280l-10 50-20-30-16 30-30-30-20 30-24-30-30 30-30-30-30 30-24-30z"/><path class="k1" d="M80 320h10v26H80zM310 320h10v26h-10z"/><path class="t" d="M130 226c0 20 8 26 14 28v16h-10v4h28v-4h-10v-16c6-2 14-8 14-28zM250 226c0 20 8 26 14 28v16h-10v4h28v-4h-10v-16c6-2 14-8 14-28z"/><path class="k1" d="M176 262h48l6-10h-60z"/>',
  couple: `${person(182, 130)}${gown(226, 122)}`,
  brides: `${gown(180, 124)}${gown(226, 122)}`,
  grooms: `${person(180, 130)}${person(222, 126, 'k2')}`,
  far: `${person(190, 44)}${gown(208, 42)}`,
  person: person(200, 130),
  figure: person(200, 60),
  runner:
    '<g class="k1" transform="translate(200 210)"><circle cx="16" cy="-52" r="13"/><path d="m2-34 22 4 16 26 22-6 3 9-30 11-14-16-7 28 22 22-4 40-12-2 1-34-26-14-12 22-32 2v-11l24-4 14-50-16 6-10 24-10-4 11-30z"/></g>',
  crowd: `${person(80, 110, 'k3')}${person(124, 124, 'k2')}${person(168, 112)}${person(212, 128, 'k2')}${person(256, 116)}${person(300, 122, 'k3')}`,
  dancers: `${person(140, 120)}${gown(184, 116, 't')}${person(252, 124, 'k2')}${gown(292, 112)}`,
  seamstress:
    '<path class="k1" d="M110 200a26 26 0 1 1 40 22c40 10 50 40 54 60l60 4v16h-84l-10 40H90c-10-60-16-110 20-142z"/><path class="k2" d="M180 302h190v12H180zM200 314h10v32h-10zM340 314h10v32h-10z"/><path class="lit" d="M236 302v-50h90v14h-20v36zM236 262h-14v30h6z"/><circle class="t" cx="334" cy="262" r="12"/>',
  headshot:
    '<path class="k1" d="M90 400c4-70 40-96 84-104v-26h52v26c44 8 80 34 84 104z"/><path class="lit" d="M146 180c0-50 108-50 108 0v30c0 40-24 74-54 74s-54-34-54-74z"/><path class="k1" d="M138 190c-12-70 30-96 62-96s74 26 62 96c-10-20-14-40-40-50-30 16-60 10-72 20-6 10-8 20-12 30z"/><path class="t" d="M174 296l26 30 26-30 6 10-32 44-32-44z"/>',
  nurse:
    '<path class="k1" d="M120 400c4-60 30-84 56-90v-22h48v22c26 6 52 30 56 90z"/><path class="lit" d="M156 206c0-40 88-40 88 0v26c0 34-20 60-44 60s-44-26-44-60z"/><path class="k2" d="M146 200h108l-8-46h-92z"/><path class="t" d="M194 162h12v10h10v12h-10v10h-12v-10h-10v-12h10z"/>',
  bed: '<path class="k1" d="M50 210h14v132H50zM336 250h14v92h-14z"/><path class="lit" d="M64 262h272v50H64z"/><path class="t" d="M150 250c60-14 130-10 186 6v34H150z"/><path class="k5" d="M72 240h70v24H72z"/>',
  crib: '<path class="k1" d="M110 220h10v122h-10zM290 220h10v122h-10zM110 232h190v8H110zM110 312h190v8H110z"/><path class="line" d="M140 240v72M165 240v72M190 240v72M215 240v72M240 240v72M265 240v72"/><path class="t" d="M126 290c30-20 120-20 150 0v22H126z"/><path class="line thin" d="M200 90v40"/><path class="t" d="M178 150l8 14h-16zM222 150l8 14h-16z"/><path class="k2" d="M160 130h84v6h-84z"/>',
  tin: '<path class="t" d="M100 200h200v136H100z"/><path class="k1" d="M88 172h224v34H88z"/><path class="lit" d="M130 236h140v64H130z"/><path class="k1" d="M150 256h100v6H150zM150 274h70v6h-70z"/><circle class="lit" cx="150" cy="146" r="24"/><circle class="lit" cx="206" cy="130" r="28"/><circle class="lit" cx="262" cy="148" r="22"/><path class="line thin" d="M150 136v20M206 118v24M262 138v20"/>',
  hives:
    '<path class="lit" d="M60 230h80v112H60zM260 230h80v112h-80z"/><path class="t" d="M160 210h80v132h-80z"/><path class="k1" d="M52 218h96v14H52zM152 198h96v14h-96zM252 218h96v14h-96zM84 316h32v8H84zM184 316h32v8h-32zM284 316h32v8h-32zM60 282h80v4H60zM160 272h80v4h-80zM260 282h80v4h-80z"/>',
  van: '<path class="t" d="M60 220h180v100H60z"/><path class="k2" d="M240 250h50l40 40v30h-90z"/><path class="lit" d="M252 260h34l24 26h-58z"/><circle class="k1" cx="110" cy="324" r="22"/><circle class="k1" cx="280" cy="324" r="22"/>',
  bicycle:
    '<g class="wire"><circle cx="130" cy="296" r="46"/><circle cx="276" cy="296" r="46"/><path d="m130 296 44-76h72l30 76M174 220l34 76 38-76M208 296h-78M166 206h24M246 220l-6-22h24"/></g><path class="t" d="M250 166h66v40h-66z"/>',
  bus: '<path class="t" d="M40 190h320v130H40z"/><path class="k1" d="M40 300h320v20H40z"/><path class="lit" d="M56 206h60v46H56zM128 206h60v46h-60zM200 206h60v46h-60zM272 206h74v64h-74z"/><circle class="k1" cx="110" cy="322" r="26"/><circle class="k1" cx="296" cy="322" r="26"/><path class="k1" d="M60 262h120v8H60z"/>',
  goat: '<g transform="translate(-60 0)"><path class="k1" d="M96 226c30-24 110-30 168-16 20-10 30-30 34-56 14-26 46-26 60-4l20 30c4 12-10 20-24 16l-18 4c-2 30-14 50-34 62l-4 84h-18l-10-78c-40 10-80 8-110 0l-14 78h-18l-4-86c-16-10-24-24-28-34zM314 146c-14-30-40-44-66-40 10-16 56-14 80 34zM336 146c-6-34-26-54-52-60 20-8 56 10 66 54z"/><path class="lit" d="M372 196l-6 40-18-38zM350 166a6 6 0 1 0 .1 0"/><path class="t" d="M378 190h60v76l-8-6-8 6-8-6-8 6-8-6-8 6-12-6z"/><path class="line thin" d="M386 206h40M386 220h40M386 234h26"/></g>',
  typewriter:
    '<path class="k1" d="M110 250h180l40 80H70z"/><path class="k2" d="M130 200h140v50H130z"/><path class="lit" d="M146 120h108v90H146z"/><path class="t" d="M100 196h200v14H100z"/><path class="lit" d="M118 272h18v12h-18zM150 272h18v12h-18zM182 272h18v12h-18zM214 272h18v12h-18zM246 272h18v12h-18zM110 296h18v12h-18zM146 296h18v12h-18zM182 296h18v12h-18zM218 296h18v12h-18zM254 296h18v12h-18z"/><path class="line thin" d="M160 146h80M160 162h60M160 178h72"/>',
  shears:
    '<path class="lit" d="M40 310h320v12H40z"/><path class="k1" d="m90 300 190-90 14 10-190 90zM96 214l190 86-8 12-190-84z"/><circle class="wire" cx="88" cy="216" r="26"/><circle class="wire" cx="84" cy="290" r="26"/>',
};

/** What fills a view from side to side, behind all that stands in it. */
export const VIEW_SETTINGS: Readonly<Record<string, string>> = {
  towers:
    '<path class="k3" d="M-800 250h700v-40h90v-50h50v50h300v-30h60v30h120v-60h50v60h630v170H-800z"/><path class="k2" d="M-260 250h60v-90h46v90h120v-30h60v30h10V96h60v154h50V150h46v100h30v-40h60v40h20V120h48v130h90v-50h60v50h120v-80h46v80h500v120H-800V250z"/><path class="k1" d="M26 96h88v10H26z"/><path class="k1" d="M40 96V70h60v26z"/><path class="k4" d="M22 74c-14-30 14-54 34-42 10-24 46-22 52 2 24-2 34 28 12 44H30z"/><path class="t" d="M60 120h16v26H60zM60 166h16v26H60zM208 172h14v22h-14zM338 144h16v24h-16zM338 190h16v24h-16zM-186 182h14v20h-14zM540 190h14v20h-14z"/>',
  walls:
    '<path class="k1" d="M-800 288h2000v62H-800z"/><path class="k2" d="M-800 288h2000v14H-800z"/><path class="lit" d="M166 350v-22a34 34 0 0 1 68 0v22z"/><path class="k2" d="M-240 288a40 40 0 0 1 80 0zm110 0a46 46 0 0 1 92 0zM330 288a44 44 0 0 1 88 0zm120 0a40 40 0 0 1 80 0zm120 0a46 46 0 0 1 92 0z"/>',
  vault:
    '<path class="k2" d="M-800-400h2000v742H-800z"/><path class="k4" d="M-300 342V180a110 110 0 0 1 220 0v162zM90 342V180a110 110 0 0 1 220 0v162zM480 342V180a110 110 0 0 1 220 0v162z"/><path class="lit" d="M130 342V200a70 70 0 0 1 140 0v142z"/><path class="t" d="M184 342v-70a16 16 0 0 1 32 0v70z"/><path class="k1" d="M90 342h-14V180a124 124 0 0 1 248 0v162h-14V180a110 110 0 0 0-220 0z"/>',
  stair:
    '<path class="k2" d="M-800-400h900v742h-900z"/><path class="lit" d="M100 342v-40h50v-40h50v-40h50v-40h50v-40h50v-40h850v240z"/><path class="k3" d="M100 302h50v40h-50zM150 262h50v40h-50zM200 222h50v40h-50zM250 182h50v40h-50zM300 142h50v40h-50z"/><path class="t" d="M20 120h50v90H20z"/>',
  skylight:
    '<path class="k2" d="M-800-400h2000v330H-800z"/><path class="k3" d="m-200-70 200 410h400L600-70z"/><path class="lit" d="m70-70 60 400h140l60-400z"/><path class="t" d="m150-70 22 400h56l22-400z"/>',
  oven: '<path class="k2" d="M-800-400h2000v742H-800z"/><path class="lit" d="M40 342V200a160 150 0 0 1 320 0v142z"/><path class="k1" d="M84 312V214a116 106 0 0 1 232 0v98z"/><path class="t" d="M120 312c-20-50 26-60 14-110 40 26 34 50 52 56 10-30-8-50 6-84 44 30 36 70 62 84 10-16 4-30 10-44 32 36 20 70 14 98z"/><path class="lit" d="M160 312c-8-26 14-36 14-60 20 18 22 40 34 44 8-12 4-24 10-34 16 18 14 36 10 50z"/><path class="k1" d="M30 312h340v16H30z"/>',
  feast:
    '<path class="k2" d="M-300 250h1000v18H-300z"/><path class="lit" d="M-300 268h1000v40H-300z"/><path class="k1" d="M-160 342v-34h10v34zM40 342v-34h10v34zM350 342v-34h10v34zM560 342v-34h10v34z"/><path class="t" d="M-40 140l14 14 14-14M30 128l14 14 14-14M100 122l14 14 14-14M170 120l14 14 14-14M240 122l14 14 14-14M310 128l14 14 14-14M380 140l14 14 14-14"/><path class="line thin" d="M-200 170Q200 60 600 170"/>' +
    [-100, -20, 60, 140, 220, 300, 380, 460]
      .map(
        (x) =>
          `<circle class="k1" cx="${String(x)}" cy="206" r="15"/><path class="k1" d="M${String(x - 26)} 250c2-26 14-30 26-30s24 4 26 30z"/>`,
      )
      .join(''),
  balcony:
    '<path class="k1" d="M-270 292h60l-8 50h-44z"/><path class="k2" d="M-284 290c-14-20 2-40 20-36-6-24 20-38 32-20 18-12 38 8 26 26 18 2 24 26 8 34z"/><path class="lit sheer" d="M-270 276q10-16 22-6-8 14-22 6zM-236 264q14-14 24 0-12 12-24 0zM-252 254q8-16 20-6-6 14-20 6zM-232 284q12-12 24-2-10 12-24 2z"/><path class="line" d="M-140 296V164"/><path class="k2" d="M-140 300c-30-6-46-30-40-44 14-2 26 4 34 16-26-20-36-50-26-64 16 4 26 14 32 30-14-28-14-54-2-70 14 14 18 30 14 54 8-16 22-24 36-22 4 20-10 40-32 50 14-6 30-4 38 4-8 24-28 40-54 46z"/><circle class="t" cx="-162" cy="238" r="13"/><circle class="t" cx="-120" cy="206" r="14"/><circle class="t" cx="-150" cy="192" r="11"/><circle class="t" cx="-116" cy="262" r="12"/><path class="k1" d="M-174 292h68l-9 52h-50z"/><path class="k1" d="M-70 292h60l-8 50h-44z"/><path class="k2" d="M-84 290c-14-20 2-40 20-36-6-24 20-38 32-20 18-12 38 8 26 26 18 2 24 26 8 34z"/><path class="lit sheer" d="M-70 276q10-16 22-6-8 14-22 6zM-36 264q14-14 24 0-12 12-24 0zM-52 254q8-16 20-6-6 14-20 6zM-32 284q12-12 24-2-10 12-24 2z"/><path class="line" d="M70 296V164"/><path class="k2" d="M70 300c-30-6-46-30-40-44 14-2 26 4 34 16-26-20-36-50-26-64 16 4 26 14 32 30-14-28-14-54-2-70 14 14 18 30 14 54 8-16 22-24 36-22 4 20-10 40-32 50 14-6 30-4 38 4-8 24-28 40-54 46z"/><circle class="t" cx="48" cy="238" r="13"/><circle class="t" cx="90" cy="206" r="14"/><circle class="t" cx="60" cy="192" r="11"/><circle class="t" cx="94" cy="262" r="12"/><path class="k1" d="M36 292h68l-9 52h-50z"/><path class="k1" d="M146 292h60l-8 50h-44z"/><path class="k2" d="M132 290c-14-20 2-40 20-36-6-24 20-38 32-20 18-12 38 8 26 26 18 2 24 26 8 34z"/><path class="lit sheer" d="M146 276q10-16 22-6-8 14-22 6zM180 264q14-14 24 0-12 12-24 0zM164 254q8-16 20-6-6 14-20 6zM184 284q12-12 24-2-10 12-24 2z"/><path class="line" d="M290 296V164"/><path class="k2" d="M290 300c-30-6-46-30-40-44 14-2 26 4 34 16-26-20-36-50-26-64 16 4 26 14 32 30-14-28-14-54-2-70 14 14 18 30 14 54 8-16 22-24 36-22 4 20-10 40-32 50 14-6 30-4 38 4-8 24-28 40-54 46z"/><circle class="t" cx="268" cy="238" r="13"/><circle class="t" cx="310" cy="206" r="14"/><circle class="t" cx="280" cy="192" r="11"/><circle class="t" cx="314" cy="262" r="12"/><path class="k1" d="M256 292h68l-9 52h-50z"/><path class="k1" d="M370 292h60l-8 50h-44z"/><path class="k2" d="M356 290c-14-20 2-40 20-36-6-24 20-38 32-20 18-12 38 8 26 26 18 2 24 26 8 34z"/><path class="lit sheer" d="M370 276q10-16 22-6-8 14-22 6zM404 264q14-14 24 0-12 12-24 0zM388 254q8-16 20-6-6 14-20 6zM408 284q12-12 24-2-10 12-24 2z"/><path class="line" d="M510 296V164"/><path class="k2" d="M510 300c-30-6-46-30-40-44 14-2 26 4 34 16-26-20-36-50-26-64 16 4 26 14 32 30-14-28-14-54-2-70 14 14 18 30 14 54 8-16 22-24 36-22 4 20-10 40-32 50 14-6 30-4 38 4-8 24-28 40-54 46z"/><circle class="t" cx="488" cy="238" r="13"/><circle class="t" cx="530" cy="206" r="14"/><circle class="t" cx="500" cy="192" r="11"/><circle class="t" cx="534" cy="262" r="12"/><path class="k1" d="M476 292h68l-9 52h-50z"/><path class="k1" d="M590 292h60l-8 50h-44z"/><path class="k2" d="M576 290c-14-20 2-40 20-36-6-24 20-38 32-20 18-12 38 8 26 26 18 2 24 26 8 34z"/><path class="lit sheer" d="M590 276q10-16 22-6-8 14-22 6zM624 264q14-14 24 0-12 12-24 0zM608 254q8-16 20-6-6 14-20 6zM628 284q12-12 24-2-10 12-24 2z"/><path class="k1" d="M-800 340h2000v14H-800z"/><path class="line" d="M-400 346v80M-360 346v80M-320 346v80M-280 346v80M-240 346v80M-200 346v80M-160 346v80M-120 346v80M-80 346v80M-40 346v80M0 346v80M40 346v80M80 346v80M120 346v80M160 346v80M200 346v80M240 346v80M280 346v80M320 346v80M360 346v80M400 346v80M440 346v80M480 346v80M520 346v80M560 346v80M600 346v80M640 346v80M680 346v80M720 346v80M760 346v80M800 346v80"/>',
  townhall:
    '<path class="lit" d="M0 190h400v152H0z"/><path class="k1" d="M-20 196 200 96l220 100z"/><path class="k2" d="M24 342V222h34v120zM104 342V222h34v120zM262 342V222h34v120zM342 342V222h34v120z"/><path class="t" d="M164 342v-92a36 36 0 0 1 72 0v92z"/><path class="k1" d="M197 30h6v70h-6z"/><path class="t" d="M203 32h52l-12 15 12 15h-52z"/><path class="k4" d="M-40 342h480v14H-40z"/>',
  flyover:
    '<path class="k3" d="M-800 180c600-30 1300-30 2000 0v26c-700-30-1400-30-2000 0zM-200 196h26v160h-26zM110 186h26v170h-26zM420 190h26v160h-26z"/><path class="lit" d="M20 152h40l14 12h16v12H8v-16zM270 152h40l14 12h16v12h-82v-16zM-160 160h40l14 12h16v10h-82v-14z"/><path class="k1" d="M16 176a9 9 0 0 0 18 0zM62 176a9 9 0 0 0 18 0zM266 176a9 9 0 0 0 18 0zM312 176a9 9 0 0 0 18 0zM-164 182a9 9 0 0 0 18 0zM-118 182a9 9 0 0 0 18 0z"/>',
};
