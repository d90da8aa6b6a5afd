import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page, with the first element of each kind. Hosted frames have tests of their own; without
 * them axe runs in the page itself and lists only what is wrong, which takes it a third of the time.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
}
