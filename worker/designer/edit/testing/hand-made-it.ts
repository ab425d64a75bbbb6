import type { EditPage } from './pages.ts';

/** As somebody's nephew made it years ago: tables, attributes for looks, capital tags, a style in every other line. */
export const HAND_MADE_IT: EditPage = {
  name: 'a hand-made one, Italian',
  parts: {
    header: '#testata',
    nav: '#menu-sito',
    hero: '#benvenuti',
    headline: 'h1',
    lead: '#benvenuti .sottotitolo',
    button: '#benvenuti .bottone',
    about: '#storia',
    aboutText: '#storia p',
    aboutLink: '#menu-sito td:has([href="#storia"])',
    services: '#lavori',
    servicesLink: '#menu-sito td:has([href="#lavori"])',
    contactLink: '#menu-sito td:has([href="#contatti"])',
    item: '#lavori tbody tr',
    gallery: '#foto',
    galleryLink: '#menu-sito td:has([href="#foto"])',
    galleryImage: '#foto img',
    contact: '#contatti',
    footer: '#piede',
    body: 'body',
    buttons: '.bottone',
    hours: '#orari',
    hoursLink: '#menu-sito td:has([href="#orari"])',
    faq: '#domande',
    faqLink: '#menu-sito td:has([href="#domande"])',
    reviews: '#recensioni',
  },
  facts: {
    name: 'Officina Bertoldi',
    headline: 'La tua auto, in mani pulite',
    lead: 'Riparazioni e tagliandi a Trento, anche il sabato mattina',
    aboutHeading: 'La nostra storia',
    item: 'Tagliando completo',
    item2: 'Cambio gomme',
    lastItem: 'Ricarica clima',
    phone: '0461 123456',
    mail: 'officina@bertoldi.it',
    address: 'Via Brennero 120',
    button: 'Chiedi un preventivo',
    kind: 'servizio',
  },
  html: `<!DOCTYPE html>
<HTML lang="it">
<HEAD>
<META charset="utf-8">
<TITLE>Officina Bertoldi - Trento</TITLE>
<META name="description" content="Officina Bertoldi, riparazioni auto a Trento. Tel. 0461 123456">
<STYLE>
body { font-family: Arial, Helvetica, sans-serif; font-size: 15px; color: #222222; background-color: #ffffff; margin: 0 }
#testata { background-color: #8b1a1a; padding: 14px; color: #ffffff }
#testata a { color: #ffffff; font-weight: bold }
.riquadro { padding: 30px 40px }
.grigio { background-color: #eeeeee }
h1 { font-size: 34px; color: #8b1a1a }
h2 { font-size: 24px; color: #8b1a1a; border-bottom: 2px solid #8b1a1a }
.bottone { background-color: #8b1a1a; color: #ffffff; padding: 10px 20px; border-radius: 2px; display: inline-block }
#piede { background-color: #333333; color: #dddddd; padding: 20px; font-size: 13px }
#piede a { color: #ffffff }
</STYLE>
</HEAD>
<BODY>
<DIV id="testata">
<TABLE width="100%"><TR><TD><B>Officina Bertoldi</B></TD>
<TD align="right"><TABLE id="menu-sito"><TR><TD><A href="#storia">La nostra storia</A></TD><TD><A href="#lavori">Servizi</A></TD><TD><A href="#foto">Foto</A></TD><TD><A href="#domande">Domande</A></TD><TD><A href="#contatti">Contatti</A></TD></TR></TABLE></TD></TR></TABLE>
</DIV>
<DIV id="benvenuti" class="riquadro" style="text-align:center">
<H1>La tua auto, in mani pulite</H1>
<P class="sottotitolo">Riparazioni e tagliandi a Trento, anche il sabato mattina</P>
<A class="bottone" href="#contatti">Chiedi un preventivo</A>
</DIV>
<DIV id="storia" class="riquadro grigio">
<H2>La nostra storia</H2>
<P>L'officina l'ha aperta nonno Aldo in un fienile. Oggi ci lavorano i suoi due nipoti, con la diagnosi elettronica e lo stesso banco di legno. Le chiavi inglesi sono ancora quelle, e non si prestano a nessuno.</P>
</DIV>
<DIV id="lavori" class="riquadro">
<H2>Servizi</H2>
<TABLE border="1" cellpadding="6">
<THEAD><TR><TH>Lavoro</TH><TH>Prezzo</TH></TR></THEAD>
<TBODY>
<TR><TD>Tagliando completo</TD><TD>180,00 &euro;</TD></TR>
<TR><TD>Cambio gomme</TD><TD>40,00 &euro;</TD></TR>
<TR><TD>Ricarica clima</TD><TD>65,00 &euro;</TD></TR>
</TBODY>
</TABLE>
</DIV>
<DIV id="foto" class="riquadro grigio">
<H2>Foto</H2>
<IMG src="img/banco.jpg" alt="Il banco da lavoro" width="300">
<IMG src="img/ponte.jpg" alt="Il ponte sollevatore" width="300">
</DIV>
<DIV id="domande" class="riquadro">
<H2>Domande frequenti</H2>
<P><B>Serve l'appuntamento?</B><BR>Meglio di s&igrave;, ma per una lampadina passa quando vuoi.</P>
<P><B>Date l'auto sostitutiva?</B><BR>S&igrave;, se la prenoti prima.</P>
</DIV>
<DIV id="contatti" class="riquadro grigio">
<H2>Contatti</H2>
<P>Via Brennero 120, 38121 Trento<BR>
Tel. <A href="tel:0461123456">0461 123456</A><BR>
E-mail: <A href="mailto:officina@bertoldi.it">officina@bertoldi.it</A></P>
<P id="orari">Orari: luned&igrave;-venerd&igrave; 8-12 e 14-18, sabato 8-12</P>
</DIV>
<DIV id="piede">
<P>&copy; Officina Bertoldi - Via Brennero 120, 38121 Trento - tel. 0461 123456</P>
</DIV>
</BODY>
</HTML>
`,
};
