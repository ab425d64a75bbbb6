/** A page to edit: markup, where its parts are, and what is written on it. */
export interface EditPage {
  name: string;
  html: string;
  /** CSS selectors, chosen by hand. */
  parts: Record<PagePart, string>;
  facts: Record<Exclude<PageFact, 'kind' | 'lastItem'>, string> & {
    lastItem?: string;
    /** What the owner calls one entry of the list: a service, a dish. */
    kind?: string;
  };
}

export type PagePart =
  | 'header'
  | 'nav'
  | 'hero'
  | 'headline'
  | 'lead'
  | 'button'
  | 'about'
  | 'aboutText'
  | 'aboutLink'
  | 'services'
  | 'servicesLink'
  | 'contactLink'
  | 'item'
  | 'gallery'
  | 'galleryLink'
  | 'galleryImage'
  | 'contact'
  | 'footer'
  | 'body'
  | 'buttons'
  | 'hours'
  | 'hoursLink'
  | 'faq'
  | 'faqLink'
  | 'reviews';

export type PageFact =
  | 'name'
  | 'headline'
  | 'lead'
  | 'aboutHeading'
  | 'item'
  | 'item2'
  | 'phone'
  | 'mail'
  | 'address'
  | 'button'
  | 'lastItem'
  | 'kind';

/** Parts that these pages do not have. */
const NONE = {
  hours: '.no-hours',
  hoursLink: '.no-hours-link',
  faq: '.no-questions',
  faqLink: '.no-questions-link',
  reviews: '.no-reviews',
};

/** As our own designer writes pages: section comments, tokens, one element a line. */
const OWN_PAGE: EditPage = {
  name: 'own',
  parts: {
    header: 'body > header',
    nav: 'header nav',
    hero: '#hero',
    headline: 'h1',
    lead: '.hero-lead',
    button: '.hero .button',
    about: '#about',
    aboutText: '#about p',
    aboutLink: 'nav li:has([href="#about"])',
    services: '#services',
    item: '#services li',
    gallery: '#gallery',
    galleryLink: 'nav li:has([href="#gallery"])',
    servicesLink: 'nav li:has([href="#services"])',
    contactLink: 'nav li:has([href="#contact"])',
    galleryImage: '#gallery img',
    contact: '#contact',
    footer: 'body > footer',
    body: 'body',
    buttons: '.button',
    ...NONE,
  },
  facts: {
    name: 'Forno Aurora',
    headline: 'Bread with time in it',
    lead: 'Baked in Turin at four, on the shelf by seven.',
    aboutHeading: 'About the oven',
    item: 'Focaccia',
    item2: 'Rye loaf',
    phone: '011 234 5678',
    mail: 'ciao@fornoaurora.it',
    address: 'Via Po 12, 10124 Torino',
    button: 'Visit us',
  },
  html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forno Aurora, bakery in Turin</title>
<meta name="description" content="Bread and focaccia from Forno Aurora in Turin.">
<meta property="og:title" content="Forno Aurora, bakery in Turin">
<style>
:root {
  color-scheme: light dark;
  --color-background: #fffaf2;
  --color-surface: #f4eadb;
  --color-ink: #2b1d12;
  --color-muted: #6b5744;
  --color-brand: #9a3412;
  --color-on-brand: #ffffff;
  --font-display: Georgia, "Times New Roman", serif;
  --font-text: system-ui, sans-serif;
  --space: 1rem;
  --radius: 4px;
}
@media (prefers-color-scheme: dark) {
  :root {
    --color-background: #1c140d;
    --color-surface: #2a1f15;
    --color-ink: #f6ebdd;
    --color-muted: #c9b49c;
    --color-brand: #f0a375;
    --color-on-brand: #1c140d;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--color-background); color: var(--color-ink); font-family: var(--font-text); line-height: 1.6; }
h1, h2, h3 { font-family: var(--font-display); line-height: 1.15; }
h1 { font-size: 3rem; }
section { padding: calc(var(--space) * 4) calc(var(--space) * 2); }
a { color: var(--color-brand); }
.site-header { display: flex; gap: 2rem; padding: 1rem 2rem; background: var(--color-surface); }
.site-header a { color: var(--color-ink); }
.site-header ul { display: flex; gap: 1rem; list-style: none; margin: 0; padding: 0; }
.button { display: inline-block; padding: .75rem 1.5rem; border-radius: var(--radius); background: var(--color-brand); color: var(--color-on-brand); }
.hero-lead { font-size: 1.25rem; color: var(--color-muted); }
.surface { background: var(--color-surface); }
.prices { list-style: none; padding: 0; }
.prices li { display: flex; justify-content: space-between; }
footer { padding: 2rem; background: var(--color-ink); color: var(--color-background); }
footer a { color: var(--color-background); }
</style>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Bakery","name":"Forno Aurora","telephone":"+39 011 234 5678","email":"ciao@fornoaurora.it","address":{"@type":"PostalAddress","streetAddress":"Via Po 12","postalCode":"10124","addressLocality":"Torino"}}
</script>
</head>
<body>
<!-- section: header -->
<header class="site-header">
  <a class="brand" href="#hero">Forno Aurora</a>
  <nav aria-label="Main">
    <ul>
      <li><a href="#about">About</a></li>
      <li><a href="#services">What we bake</a></li>
      <li><a href="#gallery">Gallery</a></li>
      <li><a href="#contact">Contact</a></li>
    </ul>
  </nav>
</header>
<main>
<!-- section: hero -->
<section id="hero" class="hero">
  <h1>Bread with time in it</h1>
  <p class="hero-lead">Baked in Turin at four, on the shelf by seven.</p>
  <a class="button" href="#contact">Visit us</a>
</section>
<!-- section: about -->
<section id="about" class="surface">
  <h2>About the oven</h2>
  <p>We have baked in the same stone oven since we opened. The flour comes from a mill forty minutes away. The dough rests for a day and a half before anybody shapes it.</p>
</section>
<!-- section: services -->
<section id="services">
  <h2>What we bake</h2>
  <ul class="prices">
    <li><span>Focaccia</span> <span class="price">€4.50</span></li>
    <li><span>Rye loaf</span> <span class="price">€6.00</span></li>
    <li><span>Brioche</span> <span class="price">€1.80</span></li>
  </ul>
</section>
<!-- section: gallery -->
<section id="gallery" class="surface">
  <h2>Gallery</h2>
  <img src="images/oven.jpg" alt="The stone oven">
  <img src="images/counter.jpg" alt="The counter in the morning">
</section>
<!-- section: contact -->
<section id="contact">
  <h2>Contact</h2>
  <address>Via Po 12, 10124 Torino</address>
  <p>Call <a href="tel:+390112345678">011 234 5678</a> or write to <a href="mailto:ciao@fornoaurora.it">ciao@fornoaurora.it</a>.</p>
</section>
</main>
<!-- section: footer -->
<footer>
  <p>© Forno Aurora · Via Po 12, 10124 Torino · <a href="tel:+390112345678">011 234 5678</a></p>
</footer>
</body>
</html>
`,
};

/** A theme made by hand on Bootstrap classes, in Italian, with no ids on some sections. */
const BOOTSTRAP_PAGE: EditPage = {
  name: 'bootstrap',
  parts: {
    header: 'header.masthead',
    nav: 'nav.navbar',
    hero: 'header.masthead',
    headline: 'h1',
    lead: '.masthead .lead',
    button: '.masthead .btn',
    about: '#chi-siamo',
    aboutText: '#chi-siamo p',
    aboutLink: 'li:has([href="#chi-siamo"])',
    services: '#servizi',
    item: '#servizi .col-md-4',
    gallery: '.portfolio',
    galleryLink: 'li:has([href="#galleria"])',
    servicesLink: 'li:has([href="#servizi"])',
    contactLink: 'li:has([href="#contatti"])',
    galleryImage: '.portfolio img',
    contact: '#contatti',
    footer: 'footer.footer',
    body: 'body',
    buttons: '.btn',
    ...NONE,
  },
  facts: {
    name: 'Forno Aurora',
    headline: 'Il pane di una volta',
    lead: 'Ogni mattina dalle quattro, a due passi da Piazza Vittorio',
    aboutHeading: 'Chi siamo',
    item: 'Focaccia',
    item2: 'Pane di segale',
    phone: '011 234 5678',
    mail: 'ciao@fornoaurora.it',
    address: 'Via Po 12, 10124 Torino',
    button: 'Scopri di più',
  },
  html: `<!DOCTYPE html>
<html lang="it">
    <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
        <meta name="description" content="Forno Aurora: pane e focacce a Torino" />
        <title>Forno Aurora - Panificio</title>
        <link href="css/styles.css" rel="stylesheet" />
        <style>
            body { font-family: 'Roboto', Arial, sans-serif; color: #212529; background-color: #fff; margin: 0; }
            .navbar { background-color: #212529 !important; padding: 1rem 0; }
            .navbar a { color: #fff; }
            .masthead { padding: 10rem 0 6rem; background-color: #6c757d; color: #fff; }
            .masthead h1 { font-size: 4rem; font-weight: 700; }
            .page-section { padding: 6rem 0; }
            .bg-light { background-color: #f8f9fa !important; }
            .btn-primary { background-color: #ffc800; border-color: #ffc800; color: #212529; padding: 12px 24px; border-radius: 6px; }
            .text-primary, .page-section a { color: #8a6a00; }
            .section-heading { font-size: 2.5rem; }
            .footer { background-color: #343a40; color: #fff; padding: 2rem 0; }
            .footer a { color: #fff; }
        </style>
    </head>
    <body id="page-top">
        <!-- Navigation-->
        <nav class="navbar navbar-expand-lg navbar-dark fixed-top" id="mainNav">
            <div class="container">
                <a class="navbar-brand" href="#page-top">Forno Aurora</a>
                <div class="collapse navbar-collapse" id="navbarResponsive">
                    <ul class="navbar-nav text-uppercase ms-auto">
                        <li class="nav-item"><a class="nav-link" href="#chi-siamo">Chi siamo</a></li>
                        <li class="nav-item"><a class="nav-link" href="#servizi">Servizi</a></li>
                        <li class="nav-item"><a class="nav-link" href="#galleria">Galleria</a></li>
                        <li class="nav-item"><a class="nav-link" href="#contatti">Contatti</a></li>
                    </ul>
                </div>
            </div>
        </nav>
        <!-- Masthead-->
        <header class="masthead">
            <div class="container">
                <h1 class="masthead-heading">Il pane di una volta</h1>
                <div class="lead">Ogni mattina dalle quattro, a due passi da Piazza Vittorio</div>
                <a class="btn btn-primary btn-xl" href="#servizi">Scopri di più</a>
            </div>
        </header>
        <!-- About-->
        <section class="page-section bg-light" id="chi-siamo">
            <div class="container">
                <h2 class="section-heading">Chi siamo</h2>
                <p class="text-muted">Impastiamo a mano da quando abbiamo aperto. La farina arriva da un mulino vicino a Pinerolo. Le pagnotte riposano una notte intera prima di entrare in forno.</p>
            </div>
        </section>
        <!-- Services-->
        <section class="page-section" id="servizi">
            <div class="container">
                <h2 class="section-heading">Servizi</h2>
                <div class="row text-center">
                    <div class="col-md-4">
                        <h4 class="my-3">Focaccia</h4>
                        <p class="text-muted">4,50 €</p>
                    </div>
                    <div class="col-md-4">
                        <h4 class="my-3">Pane di segale</h4>
                        <p class="text-muted">6,00 €</p>
                    </div>
                    <div class="col-md-4">
                        <h4 class="my-3">Brioche</h4>
                        <p class="text-muted">1,80 €</p>
                    </div>
                </div>
            </div>
        </section>
        <!-- Portfolio Grid-->
        <section class="page-section bg-light portfolio" id="galleria">
            <div class="container">
                <h2 class="section-heading">Galleria</h2>
                <div class="row">
                    <img class="img-fluid" src="assets/img/portfolio/1.jpg" alt="Il forno a legna" />
                    <img class="img-fluid" src="assets/img/portfolio/2.jpg" alt="Il banco" />
                </div>
            </div>
        </section>
        <!-- Contact-->
        <section class="page-section" id="contatti">
            <div class="container">
                <h2 class="section-heading">Contatti</h2>
                <p>Via Po 12, 10124 Torino<br>Tel. <a href="tel:+390112345678">011 234 5678</a></p>
                <p>Scrivici: <a href="mailto:ciao@fornoaurora.it">ciao@fornoaurora.it</a></p>
            </div>
        </section>
        <!-- Footer-->
        <footer class="footer">
            <div class="container">Copyright &copy; Forno Aurora &mdash; Via Po 12, 10124 Torino</div>
        </footer>
    </body>
</html>
`,
};

/** A stranger's page on one line: unquoted attributes, divs instead of sections, omitted end tags. */
const MINIFIED_PAGE: EditPage = {
  name: 'minified',
  parts: {
    header: 'div.top',
    nav: 'div.top',
    hero: 'div.banner',
    headline: 'h1',
    lead: '.banner p',
    button: '.banner a',
    about: 'div#about-us',
    aboutText: '#about-us p',
    aboutLink: '[href="#about-us"]',
    services: 'div#products',
    item: '#products tbody tr',
    gallery: 'div#photos',
    galleryLink: '[href="#photos"]',
    servicesLink: '.top [href="#products"]',
    contactLink: '[href="#contacts"]',
    galleryImage: '#photos img',
    contact: 'div#contacts',
    footer: 'div.bottom',
    body: 'body',
    buttons: '.cta',
    ...NONE,
  },
  facts: {
    name: 'Forno Aurora',
    headline: 'Bread & butter since dawn',
    lead: 'A small bakery by the river',
    aboutHeading: 'About us',
    item: 'Focaccia',
    item2: 'Rye bread',
    phone: '011 234 5678',
    mail: 'ciao@fornoaurora.it',
    address: 'Via Po 12, 10124 Torino',
    button: 'See the bread',
  },
  html:
    '<!doctype html><html lang=en><head><meta charset=utf-8><title>Forno Aurora</title><style>body{font:16px/1.5 Verdana,sans-serif;margin:0;color:#333;background:#fff}' +
    '.top{background:#eee;padding:10px 20px}.top a{margin-right:12px;color:#06c}.banner{background:#036;color:#fff;padding:80px 20px}.banner a{display:inline-block;background:#06c;color:#fff;padding:10px 18px}' +
    'h1{font-size:40px}.block{padding:40px 20px}.bottom{background:#222;color:#ccc;padding:20px}.bottom a{color:#ccc}table{width:100%}</style></head><body>' +
    '<div class=top role=banner><b>Forno Aurora</b> <a href="#about-us">About us</a><a href="#products">Products</a><a href="#photos">Photos</a><a href="#contacts">Contacts</a></div>' +
    '<div class=banner><h1>Bread &amp; butter since dawn</h1><p>A small bakery by the river</p><a href="#products" class=cta>See the bread</a></div>' +
    '<div class=block id=about-us><h2>About us</h2><p>We knead by hand. The ovens are lit at three in the morning. Our starter is older than the two of us together.</div>' +
    '<div class=block id=products><h2>Products</h2><table><tbody><tr><td>Focaccia<td>€ 4,50<tr><td>Rye bread<td>€ 6,00<tr><td>Brioche<td>€ 1,80</table></div>' +
    '<div class=block id=photos><h2>Photos</h2><img src=a.jpg alt="Oven"><img src=b.jpg alt="Shop window"></div>' +
    '<div class=block id=contacts><h2>Contacts</h2><p>Via Po 12, 10124 Torino<p>Phone <a href=tel:+390112345678>011 234 5678</a>, mail <a href=mailto:ciao@fornoaurora.it>ciao@fornoaurora.it</a></div>' +
    '<div class=bottom>&copy; Forno Aurora, Via Po 12, 10124 Torino, 011 234 5678</div></body></html>',
};

export const EDIT_PAGES: readonly EditPage[] = [OWN_PAGE, BOOTSTRAP_PAGE, MINIFIED_PAGE];
