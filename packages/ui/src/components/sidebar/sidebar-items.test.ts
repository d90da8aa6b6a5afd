import { describe, expect, it } from 'vitest';
import { type SidebarEntry, sectionsOf } from './sidebar-items.ts';

const entry = (href: string): SidebarEntry => ({ href, label: href, icon: null });
const [a, b, c, d] = [entry('/a'), entry('/b'), entry('/c'), entry('/d')];

describe('sectionsOf', () => {
  it('joins neighboring entries and keeps groups in their place', () => {
    const sections = sectionsOf([a, b, { id: 'g', label: 'Payments', entries: [c] }, d]);
    expect(sections.map(({ label, entries }) => [label, entries])).toEqual([
      [undefined, [a, b]],
      ['Payments', [c]],
      [undefined, [d]],
    ]);
    expect(new Set(sections.map((section) => section.key)).size).toBe(3);
  });

  it('shows no heading without entries', () => {
    expect(sectionsOf([{ id: 'g', label: 'Users', entries: [] }])).toEqual([]);
  });
});
