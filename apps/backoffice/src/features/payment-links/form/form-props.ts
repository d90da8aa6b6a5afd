import type { TemplateFieldName } from '@payfac/domain/payment-link-templates';
import type { ComponentType, ReactNode } from 'react';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import type { linkForm } from './values.ts';

export type LinkFormHandle = CallFormHandle<typeof linkForm>;

interface SlotProps {
  /** The field of the template that stands here. */
  readonly name: TemplateFieldName;
  readonly children: ReactNode;
}

/**
 * Where the fields of a link are filled in: for a template each stands with who may change it; for a
 * link those alone that its template leaves open.
 */
export interface Place {
  readonly Slot: ComponentType<SlotProps>;
  /** A section is hidden when all its fields are (document 1, section 5). */
  readonly isShown: (names: readonly TemplateFieldName[]) => boolean;
  /** A template always keeps its items, and may leave the amount to the person who sends a link. */
  readonly isTemplate: boolean;
  /** Per cent that payers by debit card or bank account pay less, where it is known. */
  readonly discount?: string | null | undefined;
}

export interface PartProps extends Place {
  readonly link: LinkFormHandle;
}
