/** A landing page of software for dentists: tiers, questions, a form, a script that switches prices. */
export const DENTAL = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chairside – practice software for dentists</title>
<meta name="description" content="Diary, recalls and billing for practices with one to twelve chairs.">
<style>
:root {
  --primary: #0f766e;
  --primary-dark: #115e59;
  --ink: #12211f;
  --muted: #526663;
  --surface: #ffffff;
  --tint: #eef7f5;
  --radius: 14px;
  --shadow: 0 8px 30px rgba(15, 60, 55, 0.1);
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font-family: Inter, system-ui, -apple-system, sans-serif; color: var(--ink); background: var(--surface); line-height: 1.55; }
.container { max-width: 1140px; margin: 0 auto; padding: 0 24px; }
.masthead { display: flex; justify-content: space-between; align-items: center; padding: 20px 0; }
.logo { font-weight: 800; font-size: 1.25rem; color: var(--primary-dark); text-decoration: none; }
.nav-links { display: flex; gap: 28px; }
.nav-links a { color: var(--muted); text-decoration: none; }
.nav-links a:hover { color: var(--primary); }
.hero { padding: 88px 0 72px; background: var(--tint); }
.hero h1 { font-size: clamp(2.2rem, 5vw, 3.6rem); line-height: 1.08; margin: 0 0 20px; letter-spacing: -0.02em; }
.hero p { font-size: 1.2rem; color: var(--muted); max-width: 38rem; }
.btn { display: inline-block; padding: 14px 24px; border-radius: var(--radius); font-weight: 600; text-decoration: none; border: 0; cursor: pointer; font-size: 1rem; }
.btn-primary { background: var(--primary); color: #fff; }
.btn-primary:hover { background: var(--primary-dark); }
.btn-ghost { background: transparent; color: var(--primary-dark); }
.section { padding: 80px 0; }
.section h2 { font-size: 2.1rem; margin: 0 0 12px; }
.grid { display: grid; gap: 24px; grid-template-columns: repeat(3, 1fr); }
.card { background: var(--surface); border-radius: var(--radius); box-shadow: var(--shadow); padding: 28px; }
.card h3 { margin: 0 0 8px; }
.tier { border: 2px solid transparent; }
.tier.featured { border-color: var(--primary); }
.price { font-size: 2.4rem; font-weight: 800; }
.price small { font-size: 1rem; font-weight: 500; color: var(--muted); }
.tier ul { padding-left: 18px; color: var(--muted); }
.toggle { display: inline-flex; gap: 8px; background: var(--tint); padding: 6px; border-radius: 999px; margin-bottom: 28px; }
.toggle button { border: 0; background: none; padding: 8px 16px; border-radius: 999px; cursor: pointer; font: inherit; }
.toggle button[aria-pressed='true'] { background: #fff; box-shadow: var(--shadow); }
details { border-bottom: 1px solid #d8e5e2; padding: 16px 0; }
summary { font-weight: 600; cursor: pointer; }
form { display: grid; gap: 16px; max-width: 460px; }
input { font: inherit; padding: 12px 14px; border: 1px solid #9bb3af; border-radius: 10px; }
footer { background: var(--ink); color: #cfe0dd; padding: 40px 0; }
footer a { color: #fff; }
@media (max-width: 820px) {
  .grid { grid-template-columns: 1fr; }
  .nav-links { display: none; }
}
</style>
</head>
<body>
<header class="container masthead">
  <a class="logo" href="#top">Chairside</a>
  <nav class="nav-links" aria-label="Main">
    <a href="#features">Features</a>
    <a href="#pricing">Pricing</a>
    <a href="#faq">FAQ</a>
    <a href="#demo">Book a demo</a>
  </nav>
</header>
<main id="top">
<section class="hero">
  <div class="container">
    <h1>Less desk. More chair.</h1>
    <p>Chairside keeps the diary full, reminds patients before they forget, and sends the bill while they put on their coat.</p>
    <a class="btn btn-primary" href="#demo">Book a demo</a>
    <a class="btn btn-ghost" href="#pricing">See prices</a>
  </div>
</section>
<section class="section" id="features">
  <div class="container">
    <h2>What it takes off your desk</h2>
    <div class="grid">
      <article class="card"><h3>A diary that fills itself</h3><p>When a patient cancels, the next three on the waiting list get a message. The first to answer has the slot.</p></article>
      <article class="card"><h3>Recalls that are kept</h3><p>Six months, nine months, a year: set it once for each patient, in their own language.</p></article>
      <article class="card"><h3>Bills before the coat</h3><p>Treatments become lines, lines become a bill, and the insurer gets its copy the same minute.</p></article>
    </div>
  </div>
</section>
<section class="section" id="pricing" style="background: var(--tint)">
  <div class="container">
    <h2>Simple pricing</h2>
    <p>Every plan has unlimited patients. Cancel any month.</p>
    <div class="toggle" role="group" aria-label="Billing">
      <button type="button" data-period="month" aria-pressed="true">Monthly</button>
      <button type="button" data-period="year" aria-pressed="false">Yearly</button>
    </div>
    <div class="grid">
      <article class="card tier">
        <h3>Solo</h3>
        <p class="price" data-month="39" data-year="390">€39 <small>/ month</small></p>
        <ul><li>1 chair</li><li>Diary and recalls</li><li>E-mail support</li></ul>
        <a class="btn btn-ghost" href="#demo">Start with Solo</a>
      </article>
      <article class="card tier featured">
        <h3>Practice</h3>
        <p class="price" data-month="89" data-year="890">€89 <small>/ month</small></p>
        <ul><li>Up to 5 chairs</li><li>Billing and insurers</li><li>Phone support</li></ul>
        <a class="btn btn-primary" href="#demo">Start with Practice</a>
      </article>
      <article class="card tier">
        <h3>Clinic</h3>
        <p class="price" data-month="189" data-year="1890">€189 <small>/ month</small></p>
        <ul><li>Up to 12 chairs</li><li>Several sites</li><li>A named contact</li></ul>
        <a class="btn btn-ghost" href="#demo">Start with Clinic</a>
      </article>
    </div>
  </div>
</section>
<section class="section" id="testimonials">
  <div class="container">
    <h2>From the practices</h2>
    <div class="grid">
      <blockquote class="card"><p>“We lost eleven slots a week. Now it is two.”</p><footer style="background:none;padding:0;color:var(--muted)">Dr Okafor, Leeds</footer></blockquote>
      <blockquote class="card"><p>“My receptionist goes home at six. She used to go home at seven.”</p><footer style="background:none;padding:0;color:var(--muted)">Dr Brandt, Kiel</footer></blockquote>
    </div>
  </div>
</section>
<section class="section" id="faq">
  <div class="container">
    <h2>Questions</h2>
    <details><summary>Where is the data kept?</summary><p>In Frankfurt, encrypted, with a copy in Dublin.</p></details>
    <details><summary>Can I bring my old records?</summary><p>Yes. We import from Dentally, Exact and plain CSV files.</p></details>
    <details><summary>Is there a contract?</summary><p>No. You pay by the month and stop when you like.</p></details>
  </div>
</section>
<section class="section" id="demo">
  <div class="container">
    <h2>Book a demo</h2>
    <p>Twenty minutes, on your own data if you like. Write to <a href="mailto:hello@chairside.example">hello@chairside.example</a> or leave your address.</p>
    <form id="demo-form">
      <input name="name" placeholder="Your name" aria-label="Your name" required>
      <input name="email" type="email" placeholder="you@practice.com" aria-label="E-mail" required>
      <button class="btn btn-primary" type="submit">Send</button>
      <p role="status" id="demo-status"></p>
    </form>
  </div>
</section>
</main>
<footer>
  <div class="container">
    <p>© 2026 Chairside Ltd, 4 Mill Yard, Leeds LS1 4DL</p>
    <p><a href="#faq">FAQ</a> · <a href="mailto:hello@chairside.example">Contact</a></p>
  </div>
</footer>
<div id="cookie-notice" hidden><p>We set no cookies.</p><button type="button" id="cookie-close">Fine</button></div>
<script>
const buttons = document.querySelectorAll('[data-period]');
buttons.forEach((button) => {
  button.addEventListener('click', () => {
    buttons.forEach((other) => other.setAttribute('aria-pressed', String(other === button)));
    const period = button.dataset.period;
    document.querySelectorAll('.price').forEach((price) => {
      price.innerHTML = '€' + price.dataset[period] + ' <small>/ ' + period + '</small>';
    });
  });
});
document.getElementById('demo-form').addEventListener('submit', (event) => {
  event.preventDefault();
  document.getElementById('demo-status').textContent = 'This demo form sends nothing yet.';
});
document.getElementById('cookie-close').addEventListener('click', () => {
  document.getElementById('cookie-notice').hidden = true;
});
</script>
</body>
</html>
`;
