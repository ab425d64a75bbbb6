const breads = [
  ['Pane di Altamura', 'Semola rimacinata, lievito madre, crosta spessa.', '4,20'],
  ['Ciabatta', 'Impasto molto idratato, mollica aperta, cottura su pietra.', '2,60'],
  ['Focaccia genovese', 'Olio extravergine, sale grosso, bordo croccante & cuore morbido.', '3,10'],
  ['Grissini stirati', "Tirati a mano uno per uno, com'è uso a Torino.", '3,90'],
  ['Pan brioche', 'Burro di malga, uova fresche, lievitazione di due giorni.', '5,40'],
] as const;

const days = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'];

function breadCard([name, text, price]: readonly [string, string, string]): string {
  return `        <li class="bread">
          <h3 class="bread-name">${name}</h3>
          <p class="bread-text">${text}</p>
          <p class="bread-price"><span class="amount">${price}</span> €</p>
        </li>`;
}

function openingRow(day: string, index: number): string {
  return `          <tr>
            <th scope="row">${day}</th>
            <td>${index === 6 ? 'chiuso' : `7.${index}0–13.00`}</td>
          </tr>`;
}

/** A bakery as the built-in designer writes it: tokens in :root, section comments, one element a line. */
export function bakeryPage(): string {
  return `<!doctype html>
<html lang="it">
<head>
  <meta charset="utf-8">
  <title>Forno Bellini — pane a lievito madre a Torino</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <style>
    :root {
      --color-brand: #8a3b12;
      --color-text: #2b211a;
      --space: 1.5rem;
    }
    body {
      margin: 0;
      color: var(--color-text);
    }
    .bread {
      padding: var(--space);
    }
  </style>
</head>
<body>
  <a class="skip" href="#main">Vai al contenuto</a>
  <!-- section: navigation -->
  <header id="top">
    <nav aria-label="Principale">
      <ul>
        <li><a href="#pane">Il pane</a></li>
        <li><a href="#orari">Orari</a></li>
        <li><a href="#contatti">Contatti</a></li>
      </ul>
    </nav>
  </header>
  <main id="main">
    <!-- section: hero -->
    <section id="hero">
      <h1>Il pane come una volta, a due passi da Porta Palazzo</h1>
      <p>Impastiamo alle tre, sforniamo alle sei. “Buono come quello di nonna”, dicono in tanti.</p>
      <img src="forno.svg" alt="Il forno a legna" width="640" height="420">
      <a class="button" href="#contatti">Prenota il tuo pane</a>
    </section>
    <!-- section: menu -->
    <section id="pane">
      <h2>Il nostro pane</h2>
      <ul class="breads">
${breads.map(breadCard).join('\n')}
      </ul>
    </section>
    <!-- section: opening-hours -->
    <section id="orari">
      <h2>Orari di apertura</h2>
      <table>
        <tbody>
${days.map(openingRow).join('\n')}
        </tbody>
      </table>
    </section>
    <!-- section: contact -->
    <section id="contatti">
      <h2>Vieni a trovarci</h2>
      <address>
        Via Cigna 12<br>
        10152 Torino
      </address>
      <p>Telefono <a href="tel:+390115550199">011 555 0199</a></p>
      <form action="#" method="post">
        <label for="name">Nome</label>
        <input id="name" name="name" type="text" required>
        <label for="message">Messaggio</label>
        <textarea id="message" name="message" rows="4"></textarea>
        <button type="submit">Invia</button>
      </form>
    </section>
  </main>
  <footer>
    <p>&copy; Forno Bellini</p>
  </footer>
  <script>
    document.querySelector('form').addEventListener('submit', (event) => {
      if (event.target.elements.name.value.length < 2) event.preventDefault();
    });
  </script>
</body>
</html>
`;
}

/** The bakery as a build tool leaves it: one line, no space between tags. */
export function minifiedPage(): string {
  return bakeryPage()
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\n</g, '><')
    .replaceAll('\n', ' ')
    .trim();
}

/** A page with CRLF line endings. */
export function windowsPage(): string {
  return bakeryPage().replaceAll('\n', '\r\n');
}
