import * as customers from '@payfac/api/contract/customers';
import { can, type Holder } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import type { Dispute } from '@payfac/domain/disputes';
import { timelineQuery } from '../../../entities/transactions/timeline-query.ts';
import { send } from '../../../shared/api/connection.ts';
import { queryClient, settled } from '../../../shared/query/client.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { now } from '../../../shared/time/clock.ts';
import type { DocumentPart, EvidenceDocument } from './evidence.ts';
import { evidenceOf } from './evidence.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Invisible characters, and those that reverse the direction of the text around them. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes text for markup, so that user input stays text. */
export const escaped = (text: string): string =>
  text.replaceAll(unseen, ' ').replaceAll(/[&<>"']/g, (each) => entities[each] ?? '');

const cells = (tag: 'td' | 'th', texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');

function tableOf({ table, nothing }: DocumentPart): string {
  if (!table) return '';
  if (table.rows.length === 0) return nothing === undefined ? '' : `<p>${escaped(nothing)}</p>`;
  const rows = table.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', table.head)}</tr></thead><tbody>${rows}</tbody></table>`;
}

const factsOf = ({ facts }: DocumentPart): string =>
  facts === undefined || facts.length === 0
    ? ''
    : `<dl>${facts
        .map(([term, value]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`)
        .join('')}</dl>`;

const style = `body{font:14px/1.5 system-ui,sans-serif;color:#111;background:#fff;max-width:800px;margin:32px auto;padding:0 16px}
h1{font-size:22px;margin:0}h2{font-size:16px;margin:28px 0 8px;border-bottom:1px solid #999;padding-bottom:4px}
dl{margin:0}dl div{display:flex;gap:16px;padding:3px 0}dt{flex:0 0 200px;color:#444}dd{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:4px 8px 4px 0;border-bottom:1px solid #ddd;overflow-wrap:anywhere}
section{break-inside:avoid}`;

/** A single self-contained file to read, print or save as a PDF: nothing in it runs or is loaded. */
export const evidencePage = ({ title, subtitle, parts }: EvidenceDocument): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${escaped(title)}</title><style>${style}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(subtitle)}</p>${parts
    .map(
      (part) =>
        `<section><h2>${escaped(part.title)}</h2>${factsOf(part)}${tableOf(part)}</section>`,
    )
    .join('')}</body></html>`;

async function customerOf(customerId: string, holder: Holder): Promise<Customer | undefined> {
  if (!can(holder, 'sidebar.customers')) return undefined;
  const query = { customerId: [customerId], pageSize: 10 };
  const { data } = await settled(send(customers.list)({ query }, { lane: 'disputes.evidence' }));
  return data[0];
}

/** Collects everything known about a disputed payment into one file and saves it. @throws ApiError */
export async function saveEvidence(dispute: Dispute, holder: Holder): Promise<void> {
  const timeline = await queryClient().fetchQuery({
    ...timelineQuery(dispute.transactionId),
    staleTime: 0,
  });
  const id = timeline.relations.customer?.customerId;
  const customer = id === undefined ? undefined : await customerOf(id, holder);
  const page = evidencePage(evidenceOf({ dispute, timeline, customer }, now()));
  const name = dispute.disputeId.replaceAll(/[^\w-]/g, '');
  saveFile(`evidence-${name}.html`, new Blob([page], { type: 'text/html;charset=utf-8' }));
}
