import { can } from '@payfac/domain/access';
import type { Product, ProductBranding } from '@payfac/domain/products';
import { Card } from '@payfac/ui/card';
import { isHexColor } from '@payfac/ui/color';
import { ColorInput } from '@payfac/ui/color-input';
import { DescriptionList } from '@payfac/ui/description-list';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { useWatch } from 'react-hook-form';
import { place } from '../../../shared/environment/environment.ts';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { type ControlProps, textOrNothing } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { api, stale } from './api.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { brandingForm } from './forms.ts';

interface BrandingProps {
  readonly product: Product;
}

const Color = ({ value, onChange, ...rest }: ControlProps<string>) => (
  <ColorInput
    {...rest}
    hasPreview={false}
    value={value ?? ''}
    onChange={(color) => onChange(textOrNothing(color))}
  />
);

/** The brand's own where a product has none. */
const previewOf = (
  branding: { readonly [K in 'spProductName' | 'primaryColor']?: ProductBranding[K] | undefined },
  { name }: Product,
) => ({
  name: branding.spProductName ?? name,
  color:
    branding.primaryColor && isHexColor(branding.primaryColor)
      ? branding.primaryColor
      : place.brand.primaryColor,
});

function BrandingForm({ product }: BrandingProps) {
  const { spProductId, branding } = product;
  const form = useCallForm(brandingForm, {
    initial: branding,
    call: ({ spProductName, squareLogoUrl = null, primaryColor = null }) =>
      api.products.updateBranding({
        params: { spProductId },
        body: { spProductName, squareLogoUrl, primaryColor },
      }),
    onDone: ({ name }) => notify('success', `Saved the branding of ${name}.`),
    draft: `product-branding-${spProductId}`,
    invalidates: stale,
  });
  const { Field } = form;
  const now = useWatch({ control: form.form.control });
  return (
    <CallForm of={form} label="Branding" submitLabel="Save branding">
      <FormSection>
        <Field
          name="spProductName"
          as={Text}
          label="Name for merchants"
          isRequired
          maxLength={60}
        />
        <Field
          name="primaryColor"
          as={Color}
          label="Primary color"
          description="Leave it empty to use the brand color."
        />
        <FormWide>
          <Field
            name="squareLogoUrl"
            as={Text}
            label="Square logo"
            description="The https address of a square image."
            inputMode="url"
          />
        </FormWide>
      </FormSection>
      <BrandingPreview {...previewOf(now, product)} />
    </CallForm>
  );
}

/** How the product shows itself to its merchants; as a form for those who may change it. */
export function Branding({ product }: BrandingProps) {
  const isEditable = can(useHolder(), 'products.edit');
  const { spProductName, primaryColor, squareLogoUrl } = product.branding;
  return (
    <Card title="Branding" description="How the product looks to the merchants it boards.">
      {isEditable ? (
        <BrandingForm product={product} />
      ) : (
        <Stack gap="lg">
          <DescriptionList
            entries={[
              { term: 'Name for merchants', value: spProductName },
              { term: 'Primary color', value: primaryColor },
              { term: 'Square logo', value: squareLogoUrl, isWide: true },
            ]}
          />
          <BrandingPreview {...previewOf(product.branding, product)} />
        </Stack>
      )}
    </Card>
  );
}
