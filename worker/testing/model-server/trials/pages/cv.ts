/** A one-page CV, tab-indented, as some models write. */
export const CV = `<!doctype html>
<html lang="en">
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title>Ines Carvalho – product designer</title>
	<style>
		:root { --accent: #b4233c; --ink: #1c1b1f; --paper: #fffefb; --line: #ddd6cc; }
		body { margin: 0 auto; max-width: 860px; padding: 48px 28px; font: 16px/1.6 Georgia, serif; color: var(--ink); background: var(--paper); }
		h1 { font-size: 3rem; margin: 0; }
		h2 { font: 700 0.85rem/1 Helvetica, Arial, sans-serif; letter-spacing: 0.14em; text-transform: uppercase; color: var(--accent); border-bottom: 1px solid var(--line); padding-bottom: 8px; margin-top: 44px; }
		.role { font-size: 1.2rem; color: #55505a; }
		.job { display: grid; grid-template-columns: 130px 1fr; gap: 6px 24px; margin: 18px 0; }
		.job time { color: #55505a; }
		.job h3 { margin: 0; }
		.skills { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none; }
		.skills li { border: 1px solid var(--line); border-radius: 99px; padding: 4px 12px; }
		.contact a { color: var(--accent); }
		.portfolio { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; }
		.portfolio figure { margin: 0; }
		.portfolio svg { width: 100%; height: auto; display: block; }
		@media (max-width: 600px) { .job { grid-template-columns: 1fr; } .portfolio { grid-template-columns: 1fr; } }
		@media print { body { padding: 0; } .no-print { display: none; } }
	</style>
</head>
<body>
	<header id="top">
		<h1>Ines Carvalho</h1>
		<p class="role">Product designer, Porto</p>
		<p class="contact"><a href="mailto:ines@carvalho.example">ines@carvalho.example</a> · +351 912 000 111</p>
		<nav class="no-print"><a href="#work">Portfolio</a> · <a href="#jobs">Experience</a> · <a href="#skills">Skills</a></nav>
	</header>
	<section id="work">
		<h2>Portfolio</h2>
		<div class="portfolio">
			<figure><svg viewBox="0 0 200 140"><rect width="200" height="140" fill="#f3d9c9"/><circle cx="100" cy="70" r="42" fill="#b4233c"/></svg><figcaption>Tram tickets for STCP</figcaption></figure>
			<figure><svg viewBox="0 0 200 140"><rect width="200" height="140" fill="#d4e2ea"/><path d="M20 110 L80 40 L130 90 L180 30" fill="none" stroke="#1c1b1f" stroke-width="6"/></svg><figcaption>Charts for a wind farm</figcaption></figure>
			<figure><svg viewBox="0 0 200 140"><rect width="200" height="140" fill="#e6e3d3"/><rect x="50" y="20" width="100" height="100" fill="#3f6b57"/></svg><figcaption>A reader for the blind</figcaption></figure>
		</div>
	</section>
	<section id="jobs">
		<h2>Experience</h2>
		<article class="job">
			<time>2022 – now</time>
			<div><h3>Lead designer, Farol</h3><p>Led four designers. Cut the sign-up from nine screens to three; twice as many people finished it.</p></div>
		</article>
		<article class="job">
			<time>2018 – 2022</time>
			<div><h3>Designer, Critical Software</h3><p>Control rooms for railways: alarms that can be told apart at three in the morning.</p></div>
		</article>
		<article class="job">
			<time>2016 – 2018</time>
			<div><h3>Junior designer, Studio Bolha</h3><p>Posters, packaging, and the first apps of six start-ups.</p></div>
		</article>
	</section>
	<section id="education">
		<h2>Education</h2>
		<article class="job">
			<time>2012 – 2016</time>
			<div><h3>University of Aveiro</h3><p>Degree in communication design.</p></div>
		</article>
	</section>
	<section id="skills">
		<h2>Skills</h2>
		<ul class="skills"><li>Interaction design</li><li>Research</li><li>Prototypes</li><li>Design systems</li><li>Accessibility</li><li>HTML &amp; CSS</li></ul>
		<p>Portuguese, English, Spanish.</p>
	</section>
	<footer>
		<p>References on request. Last changed in November 2026.</p>
	</footer>
</body>
</html>
`;
