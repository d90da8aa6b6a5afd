import { disputeReasonLabels, disputeReasons } from '@payfac/domain/disputes';
import { html } from 'hono/html';
import { choiceGroup, hiddenField, problemBox, selectField } from '../frame/controls.ts';
import type { Content, Part } from '../frame/document.ts';
import { type FormState, fresh, valuesOf } from '../frame/form.ts';
import { payoutReturnCodes } from './acts.ts';
import type { Choices } from './choices.ts';
import { timeMoveLabels, timeMoves } from './moves.ts';

export const simulatedTimePath = '/payments/simulated-time';

const results = (lines: readonly string[]): Part =>
  lines.length === 0
    ? ''
    : html`<div class="box info" role="status" id="what-happened">
        <div>
          <strong>What happened</strong>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>
        </div>
      </div>`;

const section = (id: string, title: string, content: Content): Content =>
  html`<section class="card-box" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;

interface Act {
  /** The form's action, and the section's id. */
  readonly act: string;
  readonly title: string;
  readonly button: string;
  /** The targets of the action; without any, the section says why. */
  readonly targets: readonly unknown[];
  readonly none: string;
  readonly fields: () => Content;
}

const actSection = ({ act, title, button, targets, none, fields }: Act): Content =>
  section(
    act,
    title,
    targets.length === 0
      ? html`<p class="hint">${none}</p>`
      : html`<form method="post" action="${simulatedTimePath}" novalidate>
          ${hiddenField('act', act)} ${fields()}
          <button type="submit" class="quiet">${button}</button>
        </form>`,
  );

const inquiryOrDispute: FormState = { ...fresh, values: valuesOf({ kind: 'dispute' }) };

/** The actions, in the order they happen to a payment. */
const actsOn = ({ payments, disputes, payouts }: Choices): readonly Act[] => [
  {
    act: 'open-dispute',
    title: 'Open a dispute',
    button: 'Open dispute',
    targets: payments,
    none: 'No payment has settled yet. Move time to the next settlement first.',
    fields: () => html`${selectField(fresh, {
      name: 'payment',
      label: 'Settled payment',
      choices: payments,
    })}
    ${selectField(fresh, {
      name: 'reason',
      label: 'Reason',
      choices: disputeReasons.map((one) => [one, disputeReasonLabels[one]] as const),
    })}
    ${choiceGroup(inquiryOrDispute, {
      name: 'kind',
      label: 'Kind',
      type: 'radio',
      choices: [
        ['dispute', 'Dispute: the money is taken back'],
        ['inquiry', 'Inquiry: the bank only asks'],
      ],
    })}`,
  },
  {
    act: 'move-dispute',
    title: 'Decide a dispute',
    button: 'Apply',
    targets: disputes,
    none: 'No dispute is open.',
    fields: () =>
      selectField(fresh, { name: 'dispute', label: 'Dispute and outcome', choices: disputes }),
  },
  {
    act: 'return-payout',
    title: 'Return a payout',
    button: 'Return payout',
    targets: payouts,
    none: 'No payout is at the bank. Payouts go there once they are acknowledged.',
    fields: () => html`${selectField(fresh, {
      name: 'payout',
      label: 'Payout at the bank',
      choices: payouts,
    })}
    ${selectField(fresh, { name: 'code', label: 'Why', choices: payoutReturnCodes })}`,
  },
];

export interface SimulatedTimePage {
  /** Business time in the brand's zone, in words and in machine-readable form. */
  readonly now: string;
  readonly iso: string;
  /** How far business time is ahead of the real clock, in words. */
  readonly ahead: string;
  readonly choices: Choices;
  readonly lines: readonly string[];
  readonly problem: string | undefined;
  readonly outbox: string;
}

export const simulatedTimeContent = (page: SimulatedTimePage): Content => {
  const problems = page.problem === undefined ? [] : [{ path: '', message: page.problem }];
  const moves = timeMoves.map(
    (move) =>
      html`<button type="submit" class="quiet" name="move" value="${move}">
        ${timeMoveLabels[move]}
      </button>`,
  );
  return html`<h1>Simulated time</h1>
    <p class="hint">
      Move business time on this computer and see what comes due. Works only in local environments.
    </p>
    ${problemBox({ ...fresh, problems })} ${results(page.lines)}
    <p class="clock">
      <time datetime="${page.iso}">${page.now}</time>
      <span class="hint">${page.ahead}</span>
    </p>
    ${section(
      'move-time',
      'Move time forward',
      html`<form method="post" action="${simulatedTimePath}" class="moves">${moves}</form>`,
    )}
    ${actsOn(page.choices).map(actSection)}
    <p class="hint">
      <a href="/">Back to the backoffice</a> · <a href="${page.outbox}">Sandbox outbox</a>
    </p>`;
};
