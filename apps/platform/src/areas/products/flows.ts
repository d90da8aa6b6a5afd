import type { OnboardingFlowTemplate } from '@payfac/domain/products';
import type { SessionContext } from '../../http/context.ts';
import { invalid } from '../../http/failures.ts';
import type { Services } from '../../http/services.ts';
import { changeProduct } from './settings.ts';

/** The flows in the order of `ids`, which must list each flow once. @throws CallFailure 400. */
function inOrder(
  flows: readonly OnboardingFlowTemplate[],
  ids: readonly string[],
): OnboardingFlowTemplate[] {
  const byId = new Map(flows.map((flow) => [flow.onboardingFlowTemplateId, flow]));
  const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (ordered.length !== flows.length || ids.length !== flows.length) {
    const path = 'onboardingFlowTemplateIds';
    throw invalid([{ path, message: 'The flows have changed. Reload, then put them in order.' }]);
  }
  return ordered;
}

/** Orders a product's onboarding flows; the first is the default for invites. @throws CallFailure 400, 404. */
export async function orderFlows(
  services: Services,
  spProductId: string,
  ids: readonly string[],
  context: SessionContext,
): Promise<{ data: OnboardingFlowTemplate[] }> {
  const { onboardingFlowTemplates } = await changeProduct(
    services,
    spProductId,
    context,
    'Reordered the onboarding flows',
    (product) => ({ onboardingFlowTemplates: inOrder(product.onboardingFlowTemplates, ids) }),
  );
  return { data: [...onboardingFlowTemplates] };
}
