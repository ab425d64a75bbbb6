import type { EditPage } from './pages.ts';

/** As a chat model writes a page: custom properties, block-element names, emoji, an inline style here and there. */
export const HAND_MADE_EN: EditPage = {
  name: 'a chat model’s, English',
  parts: {
    header: 'header.nav-bar',
    nav: '.nav-bar__links',
    hero: '.hero-banner',
    headline: 'h1',
    lead: '.hero-banner__sub',
    button: '.hero-banner .btn--primary',
    about: '#our-story',
    aboutText: '#our-story p',
    aboutLink: '.nav-bar__links [href="#our-story"]',
    services: '#treatments',
    servicesLink: '.nav-bar__links [href="#treatments"]',
    contactLink: '.nav-bar__links [href="#find-us"]',
    item: '.card',
    gallery: '#gallery',
    galleryLink: '.nav-bar__links [href="#gallery"]',
    galleryImage: '#gallery img',
    contact: '#find-us',
    footer: 'footer',
    body: 'body',
    buttons: '.btn',
    hours: '.hours',
    hoursLink: '.nav-bar__links [href="#hours"]',
    faq: '#questions',
    faqLink: '.nav-bar__links [href="#questions"]',
    reviews: '#reviews',
  },
  facts: {
    name: 'Harbour Skin',
    headline: 'Skin that has had a good night',
    lead: 'A small facial studio above the old fish market in Whitby.',
    aboutHeading: 'Our story',
    item: 'Classic facial',
    item2: 'Brow shaping',
    lastItem: 'Shoulder massage',
    phone: '01947 555 010',
    mail: 'book@harbourskin.co.uk',
    address: '3 Pier Road',
    button: 'Book a visit',
    kind: 'service',
  },
  html: `<!DOCTYPE html>
<html lang="en">
<head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1.0">
    <title>Harbour Skin | Facials in Whitby</title>
    <meta name="description" content="Harbour Skin: facials and brows in Whitby. Call 01947 555 010.">
    <style>
        :root {
            --primary: #0f766e;
            --primary-dark: #115e59;
            --bg: #ffffff;
            --bg-soft: #f0fdfa;
            --text: #134e4a;
            --text-light: #4b6b68;
            --radius: 12px;
        }
        * { margin: 0; padding: 0; box-sizing: border-box; }
        body { font-family: 'Segoe UI', Tahoma, sans-serif; font-size: 16px; line-height: 1.6; color: var(--text); background: var(--bg); }
        .container { max-width: 1100px; margin: 0 auto; padding: 0 20px; }
        .nav-bar { background: var(--bg-soft); padding: 16px 0; }
        .nav-bar .container { display: flex; justify-content: space-between; }
        .nav-bar__links a { color: var(--text); margin-left: 18px; text-decoration: none; }
        .hero-banner { background: var(--primary-dark); color: #fff; padding: 90px 0; text-align: center; }
        .hero-banner h1 { font-size: 48px; margin-bottom: 12px; }
        .hero-banner__sub { font-size: 20px; margin-bottom: 24px; }
        .btn { display: inline-block; padding: 12px 26px; border-radius: 6px; text-decoration: none; }
        .btn--primary { background: #fff; color: var(--primary-dark); }
        .btn--solid { background: var(--primary); color: #fff; }
        section { padding: 60px 0; }
        section h2 { font-size: 32px; margin-bottom: 20px; }
        .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; }
        .card { background: var(--bg-soft); border-radius: var(--radius); padding: 24px; }
        .card__price { color: var(--primary-dark); font-weight: bold; }
        .alt { background: var(--bg-soft); }
        footer { background: #0b3b38; color: #d5f5f0; padding: 30px 0; text-align: center; }
        @media (max-width: 700px) { .cards { grid-template-columns: 1fr; } }
    </style>
    <script type="application/ld+json">
    {
        "@context": "https://schema.org",
        "@type": "BeautySalon",
        "name": "Harbour Skin",
        "telephone": "+44 1947 555010",
        "email": "book@harbourskin.co.uk",
        "address": { "@type": "PostalAddress", "streetAddress": "3 Pier Road", "postalCode": "YO21 3PU", "addressLocality": "Whitby" },
        "openingHours": "We-Sa 10:00-17:00"
    }
    </script>
</head>
<body>
    <header class="nav-bar">
        <div class="container">
            <a class="nav-bar__logo" href="#">🌊 Harbour Skin</a>
            <nav class="nav-bar__links">
                <a href="#our-story">Our story</a>
                <a href="#treatments">Treatments</a>
                <a href="#gallery">Gallery</a>
                <a href="#questions">Questions</a>
                <a href="#find-us">Find us</a>
            </nav>
        </div>
    </header>

    <section class="hero-banner">
        <div class="container">
            <h1>Skin that has had a good night</h1>
            <p class="hero-banner__sub">A small facial studio above the old fish market in Whitby.</p>
            <a href="#find-us" class="btn btn--primary">Book a visit</a>
        </div>
    </section>

    <section id="our-story">
        <div class="container">
            <h2>Our story</h2>
            <p>I opened the studio in a room that used to smell of herring. It took three coats of paint and a month with the windows open. Now it smells of rosewater, and people fall asleep on the couch before I have found the towel.</p>
        </div>
    </section>

    <section id="treatments" class="alt">
        <div class="container">
            <h2>Treatments</h2>
            <div class="cards">
                <div class="card">
                    <h3>✨ Classic facial</h3>
                    <p>An hour, start to finish.</p>
                    <p class="card__price">£45</p>
                </div>
                <div class="card">
                    <h3>🌿 Brow shaping</h3>
                    <p>Thread or wax.</p>
                    <p class="card__price">£18</p>
                </div>
                <div class="card">
                    <h3>💆 Shoulder massage</h3>
                    <p>Half an hour.</p>
                    <p class="card__price">£30</p>
                </div>
            </div>
        </div>
    </section>

    <section id="gallery">
        <div class="container">
            <h2>Gallery</h2>
            <img src="photos/room.jpg" alt="The treatment room" style="width:48%">
            <img src="photos/harbour.jpg" alt="The harbour from the window" style="width:48%">
        </div>
    </section>

    <section id="questions" class="alt">
        <div class="container">
            <h2>Questions</h2>
            <h3>Do I need to bring anything?</h3>
            <p>Only yourself. Towels and tea are here.</p>
            <h3>Can I cancel?</h3>
            <p>Yes, up to the evening before.</p>
        </div>
    </section>

    <section id="find-us">
        <div class="container">
            <h2>Find us</h2>
            <p>📍 3 Pier Road, Whitby YO21 3PU</p>
            <p>📞 <a href="tel:+441947555010">01947 555 010</a></p>
            <p>✉️ <a href="mailto:book@harbourskin.co.uk">book@harbourskin.co.uk</a></p>
            <p class="hours"><strong>Opening hours:</strong> Wed to Sat 10am-5pm</p>
            <a href="mailto:book@harbourskin.co.uk" class="btn btn--solid">Write to us</a>
        </div>
    </section>

    <footer>
        <div class="container">
            <p>&copy; 2026 Harbour Skin. 3 Pier Road, Whitby. Tel. 01947 555 010</p>
        </div>
    </footer>

    <script>
        document.querySelectorAll('a[href^="#"]').forEach(function (link) { link.dataset.ready = '1'; });
    </script>
</body>
</html>
`,
};
