/**
 * Font stacks from faces that ship with operating systems (Apple, Windows, Android, Linux): no request, no wait.
 * Each begins with the face that the direction was drawn for and ends in a generic family.
 */
export const FONTS = {
  oldStyle:
    "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', P052, Georgia, 'DejaVu Serif', serif",
  transitional:
    "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, C059, Georgia, 'DejaVu Serif', serif",
  didone:
    "Didot, 'Bodoni 72', 'Bodoni MT', 'Noto Serif Display', 'Playfair Display', P052, 'Times New Roman', 'DejaVu Serif', serif",
  antique:
    "Baskerville, 'Big Caslon', 'Hoefler Text', Garamond, 'Century Schoolbook', C059, Georgia, 'DejaVu Serif', serif",
  slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'Bookman Old Style', 'URW Bookman', 'DejaVu Serif', serif",
  grotesque: "'Helvetica Neue', Helvetica, 'Arial Nova', 'Nimbus Sans', Arial, sans-serif",
  geometric:
    "'Avenir Next', Avenir, Montserrat, Corbel, 'URW Gothic', 'Century Gothic', sans-serif",
  humanist:
    "Seravek, 'Gill Sans Nova', 'Gill Sans', 'Gill Sans MT', Ubuntu, Calibri, 'Open Sans', sans-serif",
  classical: "Optima, Candara, 'Noto Sans', 'Liberation Sans', sans-serif",
  condensed:
    "'Avenir Next Condensed', Bahnschrift, 'DIN Alternate', 'Roboto Condensed', 'Nimbus Sans Narrow', 'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
  poster:
    "Impact, Haettenschweiler, Anton, 'Avenir Next Condensed', 'Nimbus Sans Narrow', 'Liberation Sans Narrow', 'Arial Narrow', sans-serif",
  rounded:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Nunito, 'Arial Rounded MT Bold', 'URW Gothic', sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  system:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
  screen: "Verdana, Tahoma, Geneva, 'DejaVu Sans', sans-serif",
} as const;
