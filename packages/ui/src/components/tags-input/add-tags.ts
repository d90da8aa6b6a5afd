export interface AddedTags {
  readonly tags: readonly string[];
  /** Texts that already existed. */
  readonly twice: readonly string[];
}

/** Appends texts to the tags: trimmed, without empty ones and duplicates. */
export function addTags(tags: readonly string[], texts: readonly string[]): AddedTags {
  const added = [...tags];
  const twice: string[] = [];
  for (const text of texts) {
    const tag = text.trim();
    if (tag === '') continue;
    if (added.includes(tag)) twice.push(tag);
    else added.push(tag);
  }
  return { tags: added.length === tags.length ? tags : added, twice };
}
