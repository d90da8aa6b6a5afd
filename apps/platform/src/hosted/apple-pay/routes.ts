import { Hono } from 'hono';
import { associationPath } from '../../processors/apple-pay/identity.ts';
import type { HostedPagesOptions } from '../options.ts';

/** Serves the file that proves to Apple that the hosted pages' domain belongs to the merchant. */
export const createAssociation = ({
  applePayAssociation,
}: Pick<HostedPagesOptions, 'applePayAssociation'>): Hono =>
  new Hono().get(associationPath, (c) =>
    applePayAssociation === undefined
      ? c.notFound()
      : c.text(applePayAssociation, 200, { 'x-content-type-options': 'nosniff' }),
  );
