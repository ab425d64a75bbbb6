import type { ElementCommand } from './element-command.ts';
import { toPhrases } from '../reading/phrases.ts';

/** A factor of `scale` and `space` is what "bigger" alone means; "a bit" and "much" change it. */
const MEANINGS: readonly (readonly [phrases: string, command: ElementCommand])[] = [
  [
    'shorten | shorter | more concise | concise | cut it short | less text | accorcia | più corto | più corta | più breve | più conciso | più concisa | conciso | sintetizza | riassumi | meno testo',
    { kind: 'shorten' },
  ],
  [
    'bigger | larger | big | large | enlarge | increase | increase the size | make the text bigger | più grande | più grandi | grande | ingrandisci | ingrandire | aumenta | aumenta la dimensione',
    { kind: 'scale', factor: 1.25 },
  ],
  [
    'smaller | small | shrink | reduce | reduce the size | più piccolo | più piccola | più piccoli | più piccole | piccolo | piccola | rimpicciolisci | riduci | diminuisci',
    { kind: 'scale', factor: 0.8 },
  ],
  [
    'more space | more padding | increase the spacing | increase the space | more air | roomier | add padding | più spazio | aumenta lo spazio | più aria | più margine interno | aggiungi spazio',
    { kind: 'space', factor: 1.5 },
  ],
  [
    'less space | less padding | reduce the space | reduce the spacing | tighter | more compact | meno spazio | riduci lo spazio | più compatto | più compatta | più stretto',
    { kind: 'space', factor: 0.67 },
  ],
  ['bold | bolder | heavier | grassetto | in grassetto | neretto', { kind: 'look', look: 'bold' }],
  [
    'not bold | no bold | lighter weight | normal weight | senza grassetto | togli il grassetto | non grassetto',
    { kind: 'look', look: 'light' },
  ],
  ['italic | in italics | italics | corsivo | in corsivo', { kind: 'look', look: 'italic' }],
  [
    'not italic | no italics | senza corsivo | togli il corsivo | non corsivo',
    { kind: 'look', look: 'upright' },
  ],
  [
    'underline | underlined | sottolinea | sottolineato | sottolineata',
    { kind: 'look', look: 'underline' },
  ],
  [
    'no underline | not underlined | remove the underline | senza sottolineatura | togli la sottolineatura',
    { kind: 'look', look: 'plain' },
  ],
  [
    'uppercase | upper case | all caps | capitals | in capitals | capital letters | maiuscolo | in maiuscolo | maiuscole | tutto maiuscolo',
    { kind: 'look', look: 'uppercase' },
  ],
  [
    'lowercase | lower case | normal case | no caps | minuscolo | in minuscolo | senza maiuscole',
    { kind: 'look', look: 'normalCase' },
  ],
  [
    'align left | left align | left aligned | to the left | on the left | allinea a sinistra | a sinistra',
    { kind: 'look', look: 'alignLeft' },
  ],
  [
    'align center | align centre | center | centre | centered | centred | in the middle | in the center | in the centre | center align | centra | centrato | centrata | al centro | allinea al centro',
    { kind: 'look', look: 'alignCentre' },
  ],
  [
    'align right | right align | right aligned | to the right | on the right | allinea a destra | a destra',
    { kind: 'look', look: 'alignRight' },
  ],
  [
    'round | rounded | rounder | round corners | rounded corners | round the corners | arrotonda | arrotondato | arrotondata | angoli arrotondati | bordi arrotondati | angoli tondi | arrotonda gli angoli | arrotonda i bordi',
    { kind: 'look', look: 'round' },
  ],
  [
    'pill | pill shape | circle | fully round | a pillola | pillola | tondo | rotondo | tonda | rotonda',
    { kind: 'look', look: 'pill' },
  ],
  [
    'square | square corners | sharp corners | not rounded | no round corners | squadrato | angoli vivi | senza arrotondamento | angoli dritti',
    { kind: 'look', look: 'square' },
  ],
  [
    "shadow | drop shadow | a shadow | ombra | un'ombra | con ombra | ombreggiatura",
    { kind: 'look', look: 'shadow' },
  ],
  [
    "no shadow | without shadow | remove the shadow | senza ombra | togli l'ombra",
    { kind: 'look', look: 'noShadow' },
  ],
  [
    'border | a border | outline | frame | bordo | un bordo | cornice | contorno',
    { kind: 'look', look: 'border' },
  ],
  [
    'no border | without border | remove the border | senza bordo | togli il bordo',
    { kind: 'look', look: 'noBorder' },
  ],
  [
    'full width | as wide as possible | whole width | 100 % wide | a tutta larghezza | larghezza piena | largo tutto | tutta larghezza',
    { kind: 'look', look: 'fullWidth' },
  ],
  [
    'faded | transparent | semi transparent | see through | trasparente | semitrasparente | sbiadito',
    { kind: 'look', look: 'faded' },
  ],
  [
    'no background | without background | remove the background | senza sfondo | togli lo sfondo | nessuno sfondo | sfondo trasparente',
    { kind: 'look', look: 'noBackground' },
  ],
  [
    'in a row | side by side | horizontally | in fila | in riga | affiancati | affiancate | in orizzontale',
    { kind: 'look', look: 'inRow' },
  ],
  [
    "in a column | one below the other | vertically | stacked | in colonna | uno sotto l'altro | una sotto l'altra | in verticale",
    { kind: 'look', look: 'inColumn' },
  ],
  [
    'no bullets | without bullets | remove the bullets | senza puntini | senza punti | togli i punti | senza pallini | togli i pallini',
    { kind: 'look', look: 'noBullets' },
  ],
  [
    'open in a new tab | in a new tab | new tab | new window | in a new window | apri in una nuova scheda | in una nuova scheda | nuova scheda | nuova finestra | in una nuova finestra',
    { kind: 'new-tab' },
  ],
  [
    'hide | hidden | invisible | nascondi | nascondere | nascosto | nascosta | invisibile',
    { kind: 'action', action: 'hide' },
  ],
  [
    'move up | move it up | up | upwards | sposta su | sposta in su | in su | più su | più in alto | sposta sopra',
    { kind: 'action', action: 'move-up' },
  ],
  [
    'move down | move it down | down | downwards | sposta giù | sposta in giù | in giù | più giù | più in basso | sposta sotto',
    { kind: 'action', action: 'move-down' },
  ],
  [
    'duplicate | copy | clone | one more | duplica | copia | clona | un altro così',
    { kind: 'action', action: 'duplicate' },
  ],
  [
    'delete | remove | get rid of | take away | elimina | cancella | rimuovi | togli',
    { kind: 'action', action: 'delete' },
  ],
];

export const COMMANDS = toPhrases(
  MEANINGS.flatMap(([phrases, command]) => named(phrases, command)),
);

/** How far: the power to which the factor of "bigger" or "more space" is taken. */
export const DEGREES = toPhrases([
  ...named(
    "a bit | a little | a little bit | slightly | a touch | un po' | un pochino | un poco | appena | leggermente",
    0.5,
  ),
  ...named('much | a lot | way | far | very | really | molto | assai | parecchio | davvero', 2),
]);

/** What a colour is for. */
export const COLOURED = toPhrases([
  ...named(
    'background | background colour | background color | fill | sfondo | colore di sfondo | riempimento',
    'background' as const,
  ),
  ...named(
    'text | text colour | text color | letters | words | font colour | font color | testo | colore del testo | scritta | lettere | parole | carattere',
    'text' as const,
  ),
  ...named('border colour | border color | colore del bordo', 'border' as const),
]);

export const SIZE_WORDS = toPhrases(
  named(
    'size | font size | text size | dimensione | grandezza | dimensione del testo | corpo',
    true,
  ),
);

export const LINK_WORDS = toPhrases(
  named(
    'link | link to | link it to | points to | goes to | open | opens | collega | collegalo | collegala | collega a | porta a | link a | apri | apre',
    true,
  ),
);

/** Quoted text behind these replaces the words of the element. */
export const WRITE_WORDS = toPhrases(
  named(
    'write | say | says | change to | change it to | change the text to | replace with | replace it with | scrivi | scrivici | cambia in | cambialo in | cambia il testo in | sostituisci con | deve dire',
    true,
  ),
);

export const ALT_WORDS = toPhrases(
  named(
    'alt | alt text | alternative text | description | describe it as | testo alternativo | descrizione | descrivila come',
    true,
  ),
);

const FILLERS_EN =
  'make makes it this that the please can could would you i want like should be let set put turn change to with in into and a an of its element colour color add give use have thanks thank more then also is just now on';
const FILLERS_IT =
  'rendi rendilo rendila rendili rendile fai fallo falla fammi lo la il i gli le l un uno una questo questa questi queste per favore piacere puoi potresti vorrei voglio deve essere sia metti mettilo mettila metterlo imposta cambia con e ed di del della a al alla in colore colora coloralo colorala elemento aggiungi dai usa grazie poi anche mi si adesso ora più su';

/** Words that change nothing about what is asked. */
export const FILLERS = toPhrases(
  `${FILLERS_EN} ${FILLERS_IT}`.split(' ').map((word) => [word, true] as const),
);

function named<Value>(phrases: string, value: Value): (readonly [string, Value])[] {
  return phrases.split(' | ').map((phrase) => [phrase, value] as const);
}
