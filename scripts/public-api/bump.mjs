const order = ['none', 'patch', 'minor', 'major'];

/**
 * The minimum bump for a change of the public API: removed or changed lines break consumers. Below 1.0.0 a minor covers
 * that.
 */
export function bumpNeeded(version, removed, added) {
  if (removed.length > 0) return version.startsWith('0.') ? 'minor' : 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/** The largest bump of a package in the changesets' front matter. */
export function declaredBump(name, changesets) {
  const pattern = new RegExp(`^["']?${name}["']?: *(patch|minor|major)$`, 'm');
  const bumps = changesets.map((text) => pattern.exec(text)?.[1] ?? 'none');
  return bumps.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'none';
}

export const isEnough = (declared, needed) => order.indexOf(declared) >= order.indexOf(needed);
