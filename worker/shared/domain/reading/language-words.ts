/** Words that tell English from Italian, folded; those of both ("a", "in", "come", "no") are left out. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  'the an of for with and to on is are am was my our your we you i it its they that this these those make makes add change please want need would could should must can will from by at as be more less create build write website site page which what how does did do here all into use only without who where why when every everything open closed day days warm cold dark bold light simple call called named phone booking bookings reservations shop course courses lessons room street road lane color colors colour colours near pound pounds dollar dollars remove delete hide show put set move replace rename rewrite shorten translate fix proofread text texts says say background section sections bigger smaller larger price prices picture pictures button buttons people looks look me us up out about'.split(
    ' ',
  ),
);

export const ITALIAN_WORDS: ReadonlySet<string> = new Set(
  'il lo la le l gli un uno una di del dello della dei delle degli dell al allo alla ai alle agli all nel nello nella nei nelle nell sul sulla sui sulle sugli sull dal dallo dalla dai dalle dall per con senza e ed che chi cui si ci mi ti mio mia miei mie nostro nostra nostri nostre questo questa questi queste quello quella siamo sono sia siano ha hai abbiamo ho deve devono puo puoi vuole vorrei voglio vogliamo piu meno non anche solo ogni tutto tutti tutta tutte cosa quale quali dove perche quando ora adesso fai fare fammi falla fallo crea aggiungi aggiungere cambia cambiare metti mettere mettici mettete togli togliete rendi leva elimina sposta nascondi mostra usa sostituisci rinomina scrivi scriverci rifai riscrivi riformula traduci correggi accorcia allunga allinea porta torna annulla prova dimezza sito pagina sezione titolo testo testi sfondo colore colori pulsante galleria contatti orari prezzo prezzi costa nuovo nuova nuovi nuove bianco bianca nero nera rosso rossa casa mare aperti aperto aperta chiuso chiusa moderno moderna elegante semplice negozio corso via piazza viale telefono chiama chiamato chiamata caldi giorni meglio davanti sopra sotto x'.split(
    ' ',
  ),
);

/** Function words of languages that the designer does not write, none of them common in English or Italian. */
export const FOREIGN_WORDS: readonly ReadonlySet<string>[] = [
  'je nous vous mon ma mes notre une les des du au aux et est avec pour dans chez sur qui ouvert ferme bonjour creer creez voudrais boulangerie heures appelle appele appelee',
  'el los las y mi mis nuestro nuestra nuestros nuestras para por con en del una quiero queremos necesito pagina tienda sitio hola abierto cerrado panaderia llamado llamada llama colores horario',
  'der die das den dem ein eine einen einer ich wir mein meine meinen unser unsere und fur mit ist sind heißt geoffnet bitte mochte brauche erstelle uhr von zu seite auf backerei',
  'o os um uma meu minha nosso nossa para por com em na no dos das e que quero preciso loja aberto fechado chamado chamada ola padaria cores',
  'het een mijn onze voor van met en ik wij heet graag bakkerij geopend gesloten winkel maak wil',
  'dla moja moj mojej mojego moich jest sie prosze strona strone strony sklep firmy nazywa w och for min var med jag vi hemsida heter butik pentru si este meu magazin',
].map((words) => new Set(words.split(' ')));
