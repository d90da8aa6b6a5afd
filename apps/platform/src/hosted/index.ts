import { installValidationMessages } from '@payfac/domain/validation';
import type { Hono } from 'hono';
import type { HostedFieldsScript } from '../http/services.ts';
import { createAssociation } from './apple-pay/routes.ts';
import { createAppFiles } from './assets/app-files.ts';
import { createBusinessVerification } from './business-verification/routes.ts';
import { createCardFields } from './fields/routes.ts';
import { createFrame } from './frame/frame.ts';
import { createLegalPages } from './legal/routes.ts';
import { createLogin } from './login/routes.ts';
import { createLogo } from './logo/routes.ts';
import { createOnboarding } from './onboarding/routes.ts';
import type { HostedPagesOptions } from './options.ts';
import { createOutboxPage } from './outbox/routes.ts';
import { createPreviews } from './pay/preview.ts';
import { createPay } from './pay/routes.ts';
import { createReference } from './reference/routes.ts';
import { createSimulatedTime } from './simulated-time/routes.ts';

export type { HostedPagesOptions } from './options.ts';

export interface HostedPages {
  /**
   * For `<brand>` hosts, before the app: the login page at `/payments/login`, the platform's own terms at `/legal/`
   * and, in local environments, simulated time at `/payments/simulated-time`.
   */
  readonly brandRoutes: Hono;
  /**
   * For `pay.<brand>` hosts: the card fields at `/fields/v1/`, tokenization, payment pages at `/pay/`, onboarding at
   * `/onboarding/`, which alone reads a cookie, the platform's own terms at `/legal/`, and a product's logo in a frame
   * at `/logo`.
   */
  readonly payRoutes: Hono;
  /** For `<brand>` hosts: the API reference at `/reference`. */
  readonly referenceRoutes: Hono;
  /** The API's `hostedFields`: the loader's path and integrity hash. */
  readonly fieldsScript: HostedFieldsScript;
}

/**
 * The pages that the platform renders itself. Responses set their own content-security-policy and, where it matters,
 * referrer-policy and cache-control, which the server must keep; the server adds the headers that every response has.
 */
export async function createHostedPages(options: HostedPagesOptions): Promise<HostedPages> {
  installValidationMessages();
  const appFiles = createAppFiles(options.appFolder);
  const fields = await createCardFields(options, appFiles);
  const frame = await createFrame(options, appFiles);
  return {
    brandRoutes: (await createLogin(options, appFiles))
      .route('/', await createSimulatedTime(options, appFiles))
      .route('/', frame.routes)
      .route('/', createLegalPages(frame)),
    payRoutes: fields.routes
      .route('/', frame.routes)
      .route('/', createLegalPages(frame))
      .route('/', createPay(options, frame, fields.loader))
      .route('/', createPreviews(options, frame))
      .route('/', createOnboarding(options, frame))
      .route('/', createOutboxPage(options, frame))
      .route('/', createBusinessVerification(frame))
      .route('/', createAssociation(options))
      .route('/', createLogo(options)),
    referenceRoutes: await createReference(options, appFiles),
    fieldsScript: fields.script,
  };
}
