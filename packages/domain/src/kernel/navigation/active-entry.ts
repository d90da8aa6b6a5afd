const segments = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The active sidebar entry of a path: the longest matching prefix, by path segment. Undefined when none matches. */
export function activeEntry(paths: readonly string[], current: string): string | undefined {
  const here = segments(current);
  let best: string | undefined;
  let longest = 0;
  for (const path of paths) {
    const parts = segments(path);
    const matches = parts.every((part, index) => part === here[index]);
    if (matches && parts.length > longest) {
      best = path;
      longest = parts.length;
    }
  }
  return best;
}

const EXIT_NAME_LENGTH = 10;

/** `Log Out`, or `Exit {username}` while acting as a user; the name is cut to 10 characters. */
export function exitLabel(actingAs: string | undefined): string {
  if (actingAs === undefined) return 'Log Out';
  const cut = actingAs.length > EXIT_NAME_LENGTH;
  return `Exit ${cut ? `${actingAs.slice(0, EXIT_NAME_LENGTH)}...` : actingAs}`;
}
