import type { PlanItem, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { addItems, type Collector } from './content.ts';

/** Words that name a kind of section and are no title of their own. */
const GENERIC_LABEL =
  /^(?:buttons?|pulsanti|bottoni|latest|ultime uscite|dates?|menu|menù|(?:our )?prices?|(?:i )?prezzi|listino|services?|servizi|features|funzioni|team|programme?|programma|schedule|links?|episodes?|episodi|experience|esperienze|products?|prodotti|tickets|biglietti|rates|tariffe)$/i;

interface Placed {
  kind: PlanSectionKind;
  label: string;
  items: readonly PlanItem[];
}

/** A second list for one section stands there as a group of its own, and so does the first. */
export function placeItems({ kind, label, items }: Placed, collector: Collector): void {
  const { titles, sections } = collector.content;
  const isNamed = label !== '' && !GENERIC_LABEL.test(label);
  const first = titles.get(kind);
  const group = isNamed ? capitalise(label) : undefined;
  if (group !== undefined && sections.has(kind)) {
    if (first !== undefined) titles.delete(kind);
    for (const item of sections.get(kind)?.items ?? []) item.group ??= first;
    addItems(
      collector,
      kind,
      items.map((item) => ({ ...item, group })),
    );
    return;
  }
  if (group !== undefined) titles.set(kind, group);
  addItems(collector, kind, items);
}
