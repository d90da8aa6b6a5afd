/**
 * The runner creates a test file per title, and each costs a page load. Distributes titles over a few groups instead; a
 * story keeps its id, and its name includes its title.
 */
export function groupStories(index, groups) {
  const titles = [...new Set(Object.values(index.entries).map(({ title }) => title))];
  const groupOf = new Map(titles.map((title, at) => [title, `Group ${(at % groups) + 1}`]));
  const entries = Object.entries(index.entries).map(([id, entry]) => [
    id,
    { ...entry, title: groupOf.get(entry.title), name: `${entry.title}: ${entry.name}` },
  ]);
  return { ...index, entries: Object.fromEntries(entries) };
}
