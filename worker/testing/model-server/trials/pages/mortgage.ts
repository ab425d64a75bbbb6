/** A calculator in Italian: a form, a table made by a script. */
export const MORTGAGE = `<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>Calcola la rata del mutuo</title>
<style>
  :root { --blu: #1d3f8f; --fondo: #f5f7fb; --bordo: #ccd5e6; --testo: #1a2233; }
  body { margin: 0; font-family: Verdana, Geneva, sans-serif; background: var(--fondo); color: var(--testo); }
  .pagina { max-width: 960px; margin: 0 auto; padding: 32px 20px; display: grid; grid-template-columns: 1fr 1fr; gap: 28px; }
  h1 { grid-column: 1 / -1; font-size: 1.9rem; margin: 0; }
  .scheda { background: #fff; border: 1px solid var(--bordo); border-radius: 10px; padding: 22px; }
  label { display: block; margin-bottom: 16px; font-size: 0.92rem; }
  input { width: 100%; box-sizing: border-box; padding: 10px; border: 1px solid var(--bordo); border-radius: 6px; font: inherit; }
  .calcola { background: var(--blu); color: #fff; border: 0; padding: 12px 20px; border-radius: 6px; font: inherit; cursor: pointer; }
  .rata { font-size: 2.2rem; font-weight: 700; color: var(--blu); }
  table { width: 100%; border-collapse: collapse; font-size: 0.88rem; }
  th, td { text-align: right; padding: 6px; border-bottom: 1px solid var(--bordo); }
  .piano { grid-column: 1 / -1; }
  .avviso { grid-column: 1 / -1; font-size: 0.85rem; color: #51607d; }
  @media (max-width: 700px) { .pagina { grid-template-columns: 1fr; } }
</style>
</head>
<body>
<main class="pagina">
  <h1>Calcola la rata del mutuo</h1>
  <form class="scheda" id="dati">
    <label>Importo (€) <input id="importo" type="number" value="150000" min="1000" step="1000"></label>
    <label>Tasso annuo (%) <input id="tasso" type="number" value="3.2" min="0" max="20" step="0.05"></label>
    <label>Durata (anni) <input id="anni" type="number" value="25" min="1" max="40"></label>
    <button class="calcola" type="submit">Calcola</button>
  </form>
  <section class="scheda" id="risultato" aria-live="polite">
    <h2>La tua rata</h2>
    <p class="rata"><span id="rata">–</span> al mese</p>
    <p>Interessi in tutto: <b id="interessi">–</b></p>
    <p>Totale da restituire: <b id="totale">–</b></p>
  </section>
  <section class="scheda piano" id="piano">
    <h2>Piano di ammortamento</h2>
    <table><thead><tr><th>Anno</th><th>Capitale</th><th>Interessi</th><th>Residuo</th></tr></thead><tbody id="righe"></tbody></table>
  </section>
  <p class="avviso" id="avviso">Calcolo alla francese, a tasso fisso. Non è un’offerta: chiedi alla tua banca.</p>
</main>
<script>
  const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });
  function calcola() {
    const capitale = Number(document.getElementById('importo').value);
    const tasso = Number(document.getElementById('tasso').value) / 100 / 12;
    const mesi = Number(document.getElementById('anni').value) * 12;
    if (!(capitale > 0 && mesi > 0)) return;
    const rata = tasso === 0 ? capitale / mesi : (capitale * tasso) / (1 - Math.pow(1 + tasso, -mesi));
    document.getElementById('rata').textContent = euro.format(rata);
    document.getElementById('totale').textContent = euro.format(rata * mesi);
    document.getElementById('interessi').textContent = euro.format(rata * mesi - capitale);
    mostraPiano(capitale, tasso, mesi, rata);
  }
  function mostraPiano(capitale, tasso, mesi, rata) {
    let residuo = capitale;
    const righe = [];
    for (let anno = 1; anno <= mesi / 12; anno += 1) {
      let interessi = 0;
      for (let mese = 0; mese < 12; mese += 1) {
        const quota = residuo * tasso;
        interessi += quota;
        residuo -= rata - quota;
      }
      righe.push('<tr><td>' + anno + '</td><td>' + euro.format(rata * 12 - interessi) + '</td><td>' + euro.format(interessi) + '</td><td>' + euro.format(Math.max(0, residuo)) + '</td></tr>');
    }
    document.getElementById('righe').innerHTML = righe.join('');
  }
  document.getElementById('dati').addEventListener('submit', (evento) => {
    evento.preventDefault();
    calcola();
  });
  calcola();
</script>
</body>
</html>
`;
