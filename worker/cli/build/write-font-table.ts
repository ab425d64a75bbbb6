import { writeFileSync } from 'node:fs';
import { runTool } from '../run-tool.ts';
import { FONT_TABLE, writeFontTable } from './make-fonts.ts';

/** Writes the table of font files after a family was added or a package updated. */
writeFileSync(FONT_TABLE, writeFontTable());
await runTool('oxfmt', [FONT_TABLE], { quiet: true });
