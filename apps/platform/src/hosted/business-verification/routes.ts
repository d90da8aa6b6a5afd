import { checkResultLabels, formatIdNumber, isIdNumber } from '@payfac/domain/accounts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { einPrefixes, registryResponse } from '../../areas/applications/simulated-checks.ts';
import { problemBox, textField } from '../frame/controls.ts';
import type { Content } from '../frame/document.ts';
import { fresh, valuesOf } from '../frame/form.ts';
import type { Frame } from '../frame/frame.ts';

const path = '/business-verification';
const wrongNumber = 'Enter the nine digits of an EIN.';

const respondOn = (ein: string): Content => {
  const { result, detail } = registryResponse(ein);
  return html`<div class="box info" role="status">
    <p><strong>EIN ${formatIdNumber('EIN', ein)}: ${checkResultLabels[result].toLowerCase()}</strong></p>
    ${detail === null ? '' : html`<p>${detail}</p>`}
  </div>`;
};

/**
 * The simulated business registry, by EIN: what a business verification will find. Only in a local environment, on this
 * machine.
 */
export const createBusinessVerification = (frame: Frame): Hono =>
  new Hono().get(path, async (c) => {
    const { brand, isOnThisMachine } = frame.placeOf(c);
    if (!isOnThisMachine) return c.notFound();
    const asked = c.req.query('ein');
    const ein = asked?.replace(/\D/g, '') ?? '';
    const isWrong = asked !== undefined && !isIdNumber('EIN', ein);
    const problems = isWrong ? [{ path: 'ein', message: wrongNumber }] : [];
    const state = { ...fresh, values: valuesOf({ ein }), problems };
    return frame.show(c, brand, isWrong ? 400 : 200, {
      title: 'Business verification',
      content: html`<h1>Business verification</h1>
        <p class="hint">
          A simulated registry of businesses. 11-1111111 and EINs that begin with
          ${einPrefixes.fail} aren’t found; 22-2222222 and those that begin with
          ${einPrefixes.unknown} need a manual review. Every other EIN is verified.
        </p>
        ${problemBox(state)}
        <form method="get">
          ${textField(state, { name: 'ein', label: 'EIN', inputmode: 'numeric', maxlength: 10 })}
          <button type="submit">Look up</button>
        </form>
        ${asked === undefined || isWrong ? '' : respondOn(ein)}`,
    });
  });
