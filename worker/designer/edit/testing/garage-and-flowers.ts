/** Two pages written by hand, of a garage and of a florist. */

export const GARAGE = `<!doctype html>
<html lang="en"><head><title>Hillside Garage</title>
<style>body { margin: 0; color: #222; background: #fff; } .deal { color: #900; }</style></head>
<body>
<header><nav><a href="#repairs">Repairs</a> <a href="#prices">Prices</a> <a href="#find-us">Find us</a></nav></header>
<main>
<section id="hero"><h1>Hillside Garage</h1><p>Cars mended since 1988</p><a class="button" href="tel:+441134960100">Ring us</a></section>
<div class="wrap"><div class="deal"><b>Spring check:</b> tyres and brakes looked over for free until May.</div></div>
<section id="repairs"><h2>Our repairs</h2>
<article><h3>Brakes</h3><p>Discs and pads.</p></article>
<article><h3>Exhausts</h3><p>Fitted within a day.</p></article></section>
<section id="prices"><h2>Prices</h2>
<h3>Cars</h3><ul><li><span>Full service</span> <span>£180</span></li><li><span>Wheel alignment</span> <span>£45</span></li><li><span>Oil change</span> <span>£60</span></li></ul>
<h3>Vans</h3><ul><li><span>Van service</span> <span>£240</span></li><li><span>Van oil change</span> <span>£80</span></li></ul></section>
<section id="find-us"><h2>Find us</h2>
<p>14 Quarry Lane, Leeds LS7 4PD<br>Second floor, lift</p>
<p>Phone <a href="tel:+441134960100">0113 496 0100</a><br>WhatsApp <a href="https://wa.me/447700900111">07700 900111</a></p>
<p>Monday to Thursday 8.00–17.00<br>Friday 8.00–12.00</p></section>
</main><footer><p>Hillside Garage</p></footer></body></html>`;

export const FIORI = `<!doctype html>
<html lang="it"><head><title>Fiori di Marta</title>
<style>body { margin: 0; color: #222; background: #fff; } .avviso { color: #900; }</style></head>
<body>
<header><nav><a href="#mazzi">Mazzi</a> <a href="#contatti">Contatti</a></nav></header>
<main>
<section id="apertura"><h1>Fiori di Marta</h1><p>Fiori freschi ogni mattina</p><a class="bottone" href="tel:+390115550100">Chiama</a></section>
<div class="riga"><div class="avviso"><strong>Settimana delle rose:</strong> dieci rose al prezzo di otto fino a domenica.</div></div>
<section id="mazzi"><h2>I nostri mazzi</h2>
<h3>Matrimoni</h3><ul><li><span>Bouquet sposa</span> <span>90 €</span></li><li><span>Centrotavola</span> <span>35 €</span></li><li><span>Bottoniera</span> <span>12 €</span></li></ul>
<h3>Regali</h3><ul><li><span>Mazzo misto</span> <span>25 €</span></li><li><span>Orchidea</span> <span>30 €</span></li></ul></section>
<section id="contatti"><h2>Contatti</h2>
<p>Via Garibaldi 8, 10122 Torino<br>Piano terra, scala B</p>
<p>Tel. <a href="tel:+390115550100">011 5550100</a><br>WhatsApp <a href="https://wa.me/393335550111">333 5550111</a></p>
<p>Da lunedì a giovedì 8.30–19.00<br>Venerdì 8.30–13.00</p></section>
</main><footer><p>Fiori di Marta</p></footer></body></html>`;
