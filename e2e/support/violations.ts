import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Ignores a field's suggestion list, which belongs to its field; axe accepts only dialogs as overlays. */
function withoutSuggestions(violation: Violation): readonly Violation[] {
  if (violation.id !== 'region') return [violation];
  const nodes = violation.nodes.filter(({ html }) => !html.includes('role="listbox"'));
  return nodes.length > 0 ? [{ ...violation, nodes }] : [];
}

/**
 * The axe violations of a page, with the first element of each kind. Hosted frames have their own tests; without them
 * axe runs in the page itself and lists only violations, in a third of the time.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations
    .flatMap(withoutSuggestions)
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}
