import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** The list of a field's suggestions belongs to its field; axe takes only dialogs for what opens over a page. */
function withoutSuggestions(violation: Violation): readonly Violation[] {
  if (violation.id !== 'region') return [violation];
  const nodes = violation.nodes.filter(({ html }) => !html.includes('role="listbox"'));
  return nodes.length > 0 ? [{ ...violation, nodes }] : [];
}

/**
 * What axe finds wrong on a page, with the first element of each kind. Hosted frames have tests of their own; without
 * them axe runs in the page itself and lists only what is wrong, which takes it a third of the time.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations
    .flatMap(withoutSuggestions)
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}
