function teamColumn(name: string, role: string): string {
  return `\t\t\t\t\t<div class="col-lg-4">
\t\t\t\t\t\t<div class="team-member">
\t\t\t\t\t\t\t<img class="mx-auto rounded-circle" src="assets/img/team/${name.length}.jpg" alt="..." />
\t\t\t\t\t\t\t<h4>${name}</h4>
\t\t\t\t\t\t\t<p class="text-muted">${role}</p>
\t\t\t\t\t\t\t<a class="btn btn-dark btn-social mx-2" href="#!"><i class="fab fa-twitter"></i></a>
\t\t\t\t\t\t\t<a class="btn btn-dark btn-social mx-2" href="#!"><i class="fab fa-linkedin-in"></i></a>
\t\t\t\t\t\t</div>
\t\t\t\t\t</div>`;
}

function serviceColumn(name: string, icon: string): string {
  return `\t\t\t\t\t<div class="col-md-4">
\t\t\t\t\t\t<span class="fa-stack fa-4x">
\t\t\t\t\t\t\t<i class="fas fa-circle fa-stack-2x text-primary"></i>
\t\t\t\t\t\t\t<i class="fas ${icon} fa-stack-1x fa-inverse"></i>
\t\t\t\t\t\t</span>
\t\t\t\t\t\t<h4 class="my-3">${name}</h4>
\t\t\t\t\t\t<p class="text-muted">We'll plan it with you, build it with care, and keep it running.</p>
\t\t\t\t\t</div>`;
}

/** An agency in the manner of a Bootstrap theme: tabs, deep nesting, repeated cards. */
export function agencyPage(): string {
  return `<!DOCTYPE html>
<html lang="en">
\t<head>
\t\t<meta charset="utf-8" />
\t\t<title>Northwind Studio</title>
\t\t<link href="css/styles.css" rel="stylesheet" />
\t</head>
\t<body id="page-top">
\t\t<!-- Masthead-->
\t\t<header class="masthead">
\t\t\t<div class="container">
\t\t\t\t<div class="masthead-subheading">Welcome to our studio!</div>
\t\t\t\t<div class="masthead-heading text-uppercase">It's nice to meet you</div>
\t\t\t\t<a class="btn btn-primary btn-xl text-uppercase" href="#services">Tell me more</a>
\t\t\t</div>
\t\t</header>
\t\t<!-- Services-->
\t\t<section class="page-section" id="services">
\t\t\t<div class="container">
\t\t\t\t<div class="text-center">
\t\t\t\t\t<h2 class="section-heading text-uppercase">Services</h2>
\t\t\t\t\t<h3 class="section-subheading text-muted">What we do, and how it is done.</h3>
\t\t\t\t</div>
\t\t\t\t<div class="row text-center">
${serviceColumn('E-commerce', 'fa-shopping-cart')}
${serviceColumn('Responsive design', 'fa-laptop')}
${serviceColumn('Web security', 'fa-lock')}
\t\t\t\t</div>
\t\t\t</div>
\t\t</section>
\t\t<!-- Team-->
\t\t<section class="page-section bg-light" id="team">
\t\t\t<div class="container">
\t\t\t\t<div class="row">
${teamColumn('Parveen Anand', 'Lead designer')}
${teamColumn('Diana Petersen', 'Lead marketer')}
${teamColumn('Larry Parker', 'Lead developer')}
\t\t\t\t</div>
\t\t\t</div>
\t\t</section>
\t\t<!-- Footer-->
\t\t<footer class="footer py-4">
\t\t\t<div class="container">
\t\t\t\t<div class="row align-items-center">
\t\t\t\t\t<div class="col-lg-4 text-lg-start">Copyright &copy; Northwind Studio</div>
\t\t\t\t\t<div class="col-lg-4 text-lg-end"><a href="#!">Privacy policy</a></div>
\t\t\t\t</div>
\t\t\t</div>
\t\t</footer>
\t</body>
</html>
`;
}
