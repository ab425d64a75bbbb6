interface ModuleLinks {
  isEntry: boolean;
  /** Static imports only. */
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleLinks | null;
}

const SCREEN = /\/web\/app\/builder-screen\.tsx$/;
const BUILDERS_OWN = /\/web\/(?:app\/builder-|features\/builder\/)/;

/**
 * The chunk of a module in the client build: `builder` for modules that only the builder's first view needs;
 * null when the bundler should decide. Many small files would queue for the few connections that a browser
 * opens.
 */
export function nameBuilderChunk(id: string, graph: ModuleGraph): 'builder' | null {
  // The screen's own module keeps its name, because its page finds its scripts by that name
  // (screen-scripts.ts).
  if (SCREEN.test(id)) return null;
  const roots = findRoots(id, graph);
  if (!roots.some((root) => SCREEN.test(root))) return null;
  return roots.every((root) => BUILDERS_OWN.test(root)) ? 'builder' : null;
}

/** The entry and the dynamically imported modules that reach this one through static imports. */
function findRoots(id: string, graph: ModuleGraph): string[] {
  const waiting = [id];
  const seen = new Set(waiting);
  const roots: string[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const links = graph.getModuleInfo(next);
    if (links === null) continue;
    if (links.isEntry || links.dynamicImporters.length > 0) roots.push(next);
    for (const importer of links.importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      waiting.push(importer);
    }
  }
  return roots;
}
