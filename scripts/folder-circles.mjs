const isTest = /\.test(-d)?\.tsx?$/;

/** The direct subfolder that a file is in; undefined for files elsewhere, and for tests. */
function below(folder, file) {
  if (!file.startsWith(`${folder}/`) || isTest.test(file)) return undefined;
  const [name, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? name : undefined;
}

/** Imports between sibling subfolders. @param modules as listed by dependency-cruiser. */
function importsBelow(folder, modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = below(folder, source);
    if (from === undefined) continue;
    const own = imports.get(from) ?? new Set();
    imports.set(from, own);
    for (const { resolved } of dependencies) {
      const to = below(folder, resolved);
      if (to !== undefined && to !== from) own.add(to);
    }
  }
  return imports;
}

/** Subfolders that import each other in a circle, each with one example. */
export function folderCircles(folder, modules) {
  const imports = importsBelow(folder, modules);
  const wayBack = (start) => {
    const seen = new Set();
    const ways = [[start]];
    for (const way of ways) {
      for (const next of imports.get(way.at(-1)) ?? []) {
        if (next === start) return [...way, start].join(' → ');
        if (seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
    return undefined;
  };
  return [...imports.keys()].map(wayBack).filter((way) => way !== undefined);
}
