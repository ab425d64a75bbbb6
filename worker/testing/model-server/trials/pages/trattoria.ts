import { wineList } from './wine-list.ts';

const HEAD = `<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>Trattoria da Nella – cucina romagnola a Faenza</title>
<meta name="description" content="Pasta tirata a mano, brace di quercia e vini di casa in via Torricelli 14 a Faenza.">
<style>
  :root {
    --terracotta: #a8452c;
    --crema: #fbf5ea;
    --inchiostro: #2b1d16;
    --oliva: #5c6b3c;
    --riga: #e4d6bf;
    --titolo: Georgia, 'Times New Roman', serif;
    --testo: 'Segoe UI', Helvetica, Arial, sans-serif;
  }
  * { box-sizing: border-box; margin: 0; }
  html { scroll-behavior: smooth; }
  body { font-family: var(--testo); color: var(--inchiostro); background: var(--crema); line-height: 1.6; }
  h1, h2, h3 { font-family: var(--titolo); line-height: 1.15; font-weight: 600; }
  h1 { font-size: clamp(2.4rem, 7vw, 4.6rem); }
  h2 { font-size: clamp(1.7rem, 4vw, 2.6rem); margin-bottom: 1rem; }
  a { color: var(--terracotta); }
  .involucro { width: min(1120px, 92%); margin-inline: auto; }
  .testata { position: sticky; top: 0; background: var(--crema); border-bottom: 1px solid var(--riga); z-index: 20; }
  .testata .involucro { display: flex; align-items: center; justify-content: space-between; padding: 0.9rem 0; }
  .marchio { font-family: var(--titolo); font-size: 1.3rem; text-decoration: none; color: var(--inchiostro); }
  .voci { display: flex; gap: 1.4rem; list-style: none; padding: 0; }
  .voci a { text-decoration: none; color: var(--inchiostro); }
  .voci a:hover { color: var(--terracotta); }
  .apri-menu { display: none; }
  .copertina { padding: 6rem 0 5rem; display: grid; grid-template-columns: 1.2fr 1fr; gap: 3rem; align-items: center; }
  .copertina p { font-size: 1.15rem; max-width: 34rem; margin: 1.2rem 0 1.8rem; }
  .bottone { display: inline-block; background: var(--terracotta); color: #fff; padding: 0.8rem 1.5rem; border-radius: 4px; text-decoration: none; border: 0; font: inherit; cursor: pointer; }
  .bottone.chiaro { background: transparent; color: var(--terracotta); border: 1px solid var(--terracotta); }
  section { padding: 4rem 0; }
  section:nth-of-type(even) { background: #fffdf8; }
  .piatti { display: grid; grid-template-columns: repeat(2, 1fr); gap: 0.4rem 3rem; }
  .piatto { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px dotted var(--riga); padding: 0.7rem 0; }
  .piatto small { display: block; color: #6d5a4b; }
  .prezzo { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .vini { width: 100%; border-collapse: collapse; font-size: 0.95rem; }
  .vini th { text-align: left; border-bottom: 2px solid var(--oliva); padding: 0.4rem; }
  .vini td { border-bottom: 1px solid var(--riga); padding: 0.4rem; }
  .storia { columns: 2; column-gap: 3rem; }
  .voce { border-left: 3px solid var(--oliva); padding-left: 1.2rem; margin-bottom: 1.5rem; }
  form { display: grid; gap: 0.9rem; max-width: 32rem; }
  label { display: grid; gap: 0.3rem; }
  input, textarea, select { font: inherit; padding: 0.6rem; border: 1px solid #b9a78e; border-radius: 4px; background: #fff; }
  .finestra { position: fixed; inset: 0; background: rgba(30, 18, 10, 0.7); display: none; place-items: center; }
  .finestra.aperta { display: grid; }
  .finestra > div { background: #fff; padding: 2rem; max-width: 30rem; border-radius: 6px; }
  footer { background: var(--inchiostro); color: #f3e8d8; padding: 2.5rem 0; }
  footer a { color: #f0b79f; }
  @media (max-width: 760px) {
    .copertina, .piatti { grid-template-columns: 1fr; }
    .storia { columns: 1; }
    .voci { display: none; flex-direction: column; }
    .voci.aperte { display: flex; }
    .apri-menu { display: block; background: none; border: 0; font-size: 1.6rem; }
  }
</style>
</head>`;

const TOP = `<body>
<header class="testata">
  <div class="involucro">
    <a class="marchio" href="#inizio">Trattoria da Nella</a>
    <button class="apri-menu" id="apri-menu" aria-label="Apri il menu" aria-expanded="false">☰</button>
    <nav aria-label="Principale">
      <ul class="voci" id="voci">
        <li><a href="#menu">Il menu</a></li>
        <li><a href="#cantina">La cantina</a></li>
        <li><a href="#storia">La storia</a></li>
        <li><a href="#recensioni">Recensioni</a></li>
        <li><a href="#prenota">Prenota</a></li>
      </ul>
    </nav>
  </div>
</header>
<main>
<div class="involucro copertina" id="inizio">
  <div>
    <h1>La sfoglia si tira ogni mattina.</h1>
    <p>Dal 1968 in via Torricelli 14 a Faenza: cappelletti, castrato alla brace e il Sangiovese di chi lo fa.</p>
    <a class="bottone" href="#prenota">Prenota un tavolo</a>
    <button class="bottone chiaro" type="button" id="apri-orari">Orari di apertura</button>
  </div>
  <svg viewBox="0 0 320 260" role="img" aria-label="Un piatto di cappelletti in brodo">
    <rect width="320" height="260" fill="#f0e2ca"/>
    <ellipse cx="160" cy="160" rx="120" ry="56" fill="#fff" stroke="#a8452c" stroke-width="4"/>
    <ellipse cx="160" cy="152" rx="88" ry="36" fill="#e9c46a"/>
    <circle cx="130" cy="148" r="13" fill="#fff3d6"/><circle cx="162" cy="156" r="13" fill="#fff3d6"/><circle cx="190" cy="146" r="13" fill="#fff3d6"/>
    <path d="M120 80 q10 -20 0 -40 M160 84 q10 -24 0 -48 M200 80 q10 -20 0 -40" fill="none" stroke="#a8452c" stroke-width="3"/>
  </svg>
</div>
<section id="menu">
  <div class="involucro">
    <h2>Il menu</h2>
    <p>Cambia con la stagione. Questo è quello di novembre.</p>
    <h3>Primi</h3>
    <div class="piatti">
      <div class="piatto"><span>Cappelletti in brodo<small>ripieno di raviggiolo e parmigiano</small></span><span class="prezzo">€ 13,00</span></div>
      <div class="piatto"><span>Tagliatelle al ragù<small>cotto quattro ore</small></span><span class="prezzo">€ 12,00</span></div>
      <div class="piatto"><span>Passatelli asciutti<small>porcini e pancetta di mora</small></span><span class="prezzo">€ 14,00</span></div>
      <div class="piatto"><span>Strozzapretti<small>stridoli e pomodoro fresco</small></span><span class="prezzo">€ 11,50</span></div>
    </div>
    <h3>Secondi</h3>
    <div class="piatti">
      <div class="piatto"><span>Castrato alla brace<small>con pomodori gratinati</small></span><span class="prezzo">€ 19,00</span></div>
      <div class="piatto"><span>Coniglio in porchetta<small>finocchietto selvatico</small></span><span class="prezzo">€ 17,50</span></div>
      <div class="piatto"><span>Baccalà alla romagnola<small>soltanto il venerdì</small></span><span class="prezzo">€ 18,00</span></div>
      <div class="piatto"><span>Verdure alla brace<small>radicchio, zucca, cipolla</small></span><span class="prezzo">€ 9,00</span></div>
    </div>
    <h3>Dolci</h3>
    <div class="piatti">
      <div class="piatto"><span>Zuppa inglese<small>alchermes della farmacia</small></span><span class="prezzo">€ 6,50</span></div>
      <div class="piatto"><span>Latte brulé</span><span class="prezzo">€ 6,00</span></div>
    </div>
  </div>
</section>
`;

const BOTTOM = `<section id="storia">
  <div class="involucro">
    <h2>La storia</h2>
    <div class="storia">
      <p>Nella Savini aprì con quattro tavoli e un mattarello, nella stanza che oggi è l’ingresso. Il marito Gino portava il vino in damigiane da Modigliana.</p>
      <p>Oggi in cucina c’è la nipote Chiara, che ha imparato a sei anni, in piedi su una cassetta. Il mattarello è ancora quello.</p>
      <p>Compriamo da chi conosciamo: le uova da Casadei, la farina dal Mulino Pransani, il castrato da un allevatore di Brisighella.</p>
    </div>
  </div>
</section>
<section id="recensioni">
  <div class="involucro">
    <h2>Recensioni</h2>
    <blockquote class="voce"><p>«I cappelletti di mia nonna, ma senza litigare.»</p><cite>Marco, Imola</cite></blockquote>
    <blockquote class="voce"><p>«Siamo venuti per le ceramiche, torniamo per il castrato.»</p><cite>Helga e Jens, Lubecca</cite></blockquote>
  </div>
</section>
<section id="prenota">
  <div class="involucro">
    <h2>Prenota un tavolo</h2>
    <p>Oppure chiamaci: <a href="tel:+390546681234">0546 681234</a>.</p>
    <form id="modulo-prenota">
      <label>Nome <input name="nome" required autocomplete="name"></label>
      <label>Telefono <input name="telefono" type="tel" required autocomplete="tel"></label>
      <label>Giorno <input name="giorno" type="date" required></label>
      <label>Persone
        <select name="persone"><option>2</option><option>3</option><option>4</option><option>5</option><option>6</option></select>
      </label>
      <label>Note <textarea name="note" rows="3"></textarea></label>
      <button class="bottone" type="submit">Invia la richiesta</button>
      <p id="esito" role="status"></p>
    </form>
  </div>
</section>
</main>
<footer>
  <div class="involucro">
    <p><strong>Trattoria da Nella</strong> · Via Torricelli 14, 48018 Faenza (RA)</p>
    <p>Tel. <a href="tel:+390546681234">0546 681234</a> · P. IVA 02233445566</p>
    <p>Chiuso il lunedì.</p>
  </div>
</footer>
<div class="finestra" id="orari" role="dialog" aria-modal="true" aria-labelledby="orari-titolo">
  <div>
    <h2 id="orari-titolo">Orari</h2>
    <p>Martedì – sabato: 12:00–14:30 e 19:00–22:30</p>
    <p>Domenica: 12:00–15:00</p>
    <button class="bottone" type="button" id="chiudi-orari">Chiudi</button>
  </div>
</div>
<script>
  const voci = document.getElementById('voci');
  const apriMenu = document.getElementById('apri-menu');
  apriMenu.addEventListener('click', () => {
    const aperte = voci.classList.toggle('aperte');
    apriMenu.setAttribute('aria-expanded', String(aperte));
  });
  const orari = document.getElementById('orari');
  document.getElementById('apri-orari').addEventListener('click', () => orari.classList.add('aperta'));
  document.getElementById('chiudi-orari').addEventListener('click', () => orari.classList.remove('aperta'));
  document.addEventListener('keydown', (evento) => {
    if (evento.key === 'Escape') orari.classList.remove('aperta');
  });
  document.getElementById('modulo-prenota').addEventListener('submit', (evento) => {
    evento.preventDefault();
    const dati = new FormData(evento.target);
    document.getElementById('esito').textContent = 'Per confermare chiama lo 0546 681234, ' + dati.get('nome') + '.';
  });
</script>
</body>
</html>
`;

/** An Italian trattoria with a menu, a dialog and a form. */
export const TRATTORIA = `${HEAD}
${TOP}${wineList(1)}${BOTTOM}`;

/** The same with the list of every vintage: a page of about 40 KB. */
export const LONG_TRATTORIA = `${HEAD}
${TOP}${wineList(14)}${BOTTOM}`;
