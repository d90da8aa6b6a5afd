import * as products from '@payfac/api/contract/products';
import type { SelectOption } from '@payfac/ui/select';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { laterRecordOf } from '../../shared/form/controls/later-records.tsx';
import { shows } from '../../shared/query/follow.ts';

/** The product that a merchant is invited to. */
export const Product = laterRecordOf(
  async () => (await import('../../entities/products/picker.ts')).productPicker,
);

interface Templates {
  readonly fees: readonly SelectOption[];
  readonly flows: readonly SelectOption[];
}

async function load(spProductId: string, signal: AbortSignal): Promise<Templates> {
  const input = { params: { spProductId } };
  const [fees, flows] = await Promise.all([
    send(products.feeTemplates)(input, { signal }),
    send(products.onboardingFlowTemplates)(input, { signal }),
  ]);
  return {
    fees: fees.data.map(({ feeTemplateId, name }) => ({ value: feeTemplateId, label: name })),
    flows: flows.data.map(({ onboardingFlowTemplateId, name }) => ({
      value: onboardingFlowTemplateId,
      label: name,
    })),
  };
}

/** The props of a template field. */
interface TemplateField {
  readonly options: readonly SelectOption[] | undefined;
  readonly placeholder: string;
  readonly isDisabled: boolean;
  readonly description?: string;
}

/** The fees and onboarding flows that an invite to a product can include. */
export function useTemplates(spProductId: string | undefined): {
  readonly fees: TemplateField;
  readonly flow: TemplateField;
} {
  const { data, error } = useQuery<Templates>({
    queryKey: [
      shows(products.feeTemplates, products.onboardingFlowTemplates),
      'product',
      spProductId,
      'templates',
    ],
    queryFn: ({ signal }) => load(spProductId ?? '', signal),
    enabled: spProductId !== undefined,
  });
  const field = (options: readonly SelectOption[] | undefined): TemplateField => ({
    options: spProductId === undefined || error ? [] : options,
    placeholder: spProductId === undefined ? 'Select a product first' : 'Product default',
    isDisabled: data === undefined,
    ...(error && { description: error.message }),
  });
  return { fees: field(data?.fees), flow: field(data?.flows) };
}
