import * as products from '@payfac/api/contract/products';
import { can } from '@payfac/domain/access';
import { type Product, productBrandingSchema } from '@payfac/domain/products';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { ColorInput } from '@payfac/ui/color-input';
import { DescriptionList } from '@payfac/ui/description-list';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { type ControlProps, textOrNothing } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { BrandingPreview, previewOf } from './branding-preview.tsx';

const { shape } = productBrandingSchema;

/** Emptied fields fall back to the facilitator's own branding and terms. */
const brandingForm = {
  body: z.object({
    spProductName: shape.spProductName,
    squareLogoUrl: z.optional(shape.squareLogoUrl),
    primaryColor: z.optional(shape.primaryColor),
    termsUrl: z.optional(shape.termsUrl),
    privacyUrl: z.optional(shape.privacyUrl),
  }),
};

interface EditBrandingProps {
  readonly product: Product;
  readonly onClose: () => void;
}

const Color = ({ value, onChange, ...rest }: ControlProps<string>) => (
  <ColorInput
    {...rest}
    hasPreview={false}
    value={value ?? ''}
    onChange={(color) => onChange(textOrNothing(color))}
  />
);

/** Edits a product's name, color and logo, with a live preview. */
export function EditBranding({ product, onClose }: EditBrandingProps) {
  const { spProductId, branding } = product;
  const form = useCallForm(brandingForm, {
    initial: branding,
    call: ({
      spProductName,
      squareLogoUrl = null,
      primaryColor = null,
      termsUrl = null,
      privacyUrl = null,
    }) =>
      send(products.updateBranding)({
        params: { spProductId },
        body: { spProductName, squareLogoUrl, primaryColor, termsUrl, privacyUrl },
      }),
    onDone: ({ name }) => {
      notify('success', `Saved the branding of ${name}.`);
      onClose();
    },
  });
  const { Field } = form;
  const now = useWatch({ control: form.form.control });
  return (
    <FormDialog of={form} title="Edit branding" submitLabel="Save branding" onClose={onClose}>
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
        <Field
          name="termsUrl"
          as={Text}
          label="Terms and conditions"
          description="The https address that merchants are asked to accept. Empty for those of your payment facilitator."
          inputMode="url"
        />
        <Field
          name="privacyUrl"
          as={Text}
          label="Privacy policy"
          description="Its https address. Empty for that of your payment facilitator."
          inputMode="url"
        />
        <FormWide>
          <BrandingPreview {...previewOf(now, product)} />
        </FormWide>
      </FormSection>
    </FormDialog>
  );
}

const ofFacilitator = 'The payment facilitator’s';

/** The product's branding. */
export function Branding({ product }: { readonly product: Product }) {
  const [isOpen, setOpen] = useState(false);
  const isEditable = can(useHolder(), 'products.edit');
  const { spProductName, primaryColor, squareLogoUrl, termsUrl, privacyUrl } = product.branding;
  return (
    <Card
      title="Branding"
      description="How the product looks to the merchants it boards."
      actions={isEditable && <Button onPress={() => setOpen(true)}>Edit branding</Button>}
    >
      <Stack gap="lg">
        <DescriptionList
          entries={[
            { term: 'Name for merchants', value: spProductName },
            { term: 'Primary color', value: primaryColor ?? 'The brand color' },
            { term: 'Square logo', value: squareLogoUrl, isWide: true },
            { term: 'Terms and conditions', value: termsUrl ?? ofFacilitator, isWide: true },
            { term: 'Privacy policy', value: privacyUrl ?? ofFacilitator, isWide: true },
          ]}
        />
        <BrandingPreview {...previewOf(product.branding, product)} />
      </Stack>
      <Suspense fallback={null}>
        {isOpen && <EditBranding product={product} onClose={() => setOpen(false)} />}
      </Suspense>
    </Card>
  );
}
