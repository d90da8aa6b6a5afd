import type { OpenDatabase } from '../../apps/platform/src/kernel/database/connection.ts';

/** Texts that run a script, if anything takes them for markup, an address, a style or a template. */
export const scripts: readonly string[] = [
  '<script>fired(1)</script>',
  '<img src=x onerror=fired(2)>',
  '"><svg onload=fired(3)>',
  `'><iframe srcdoc="<script>parent.fired(4)</script>">`,
  '<a href="javascript:fired(5)">x</a>',
  '</title><script>fired(6)</script>',
  '</script><script>fired(7)</script>',
  '<style>@import"javascript:fired(8)"</style>',
  "{{constructor.constructor('fired(9)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text itself is a template.
  '${fired(10)}',
  '<details open ontoggle=fired(11)>',
  '<input autofocus onfocus=fired(12)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=fired(13)>',
  '&lt;img src=x onerror=fired(14)&gt;',
  '" onmouseover="fired(15)" x="',
  '%3Cimg src=x onerror=fired(16)%3E',
];

/** Columns in which somebody's own words stand; the others hold ids, codes and words of the platform. */
const columns =
  `(account_holder|bank|business|card_holder|dba|legal|lender|partner|service_provider|rule)_name|name
  |acknowledged_by|asked_by|beneficiary|billing_descriptor|browser|call_to_action_label|city|company|created_by
  |description|detail|device|evidence|message|notes|os|response_message|street|sub_title|subject
  |suspension_reason|text|title|user_agent|username`.replaceAll(/\s/g, '');

/** Fields of documents in which somebody's own words stand. */
const fields =
  /^(?:\w*[nN]ame|actor|city|description|detail|label|message|note|notes|reason|street|text)$/;

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
}

/** The names by which people sign in stay, and so does what nobody may change. */
const findColumns = (type: string, names: string): string => `
  select quote_ident(table_name) as table, json_agg(quote_ident(column_name)) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = '${type}'
    and column_name ~ '^(${names})$' and is_generated = 'NEVER' and table_name <> 'ledger_entries'
    and (table_name, column_name) not in (('users', 'username'), ('risk_evaluations', 'evidence'),
       ('payment_link_templates', 'content'))
  group by 1`;

function withScripts(value: unknown, next: () => string, isText = false): unknown {
  // In place of the text: a label takes 80 signs.
  if (typeof value === 'string') return isText ? next() : value;
  if (Array.isArray(value)) return value.map((one) => withScripts(one, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withScripts(inner, next, fields.test(name)),
    ]),
  );
}

/** A document, and where its row is. */
interface Document {
  readonly at: string;
  readonly document: unknown;
}

/** Writes a script after every text of the database, without the triggers that sum up payments. */
export async function writeScripts({ pool }: OpenDatabase): Promise<void> {
  const client = await pool.connect();
  let written = 0;
  const next = () => {
    written += 1;
    return scripts[written % scripts.length] ?? '';
  };
  try {
    await client.query('set session_replication_role = replica');
    const texts = await client.query<Table>(findColumns('text', columns));
    for (const { table, columns: own } of texts.rows) {
      const changes = own.map(
        (name) => `${name} = ${name} || ' ' || ($1::text[])[1 + abs(hashtext(${name})) % $2]`,
      );
      await client.query(`update ${table} set ${changes.join()}`, [scripts, scripts.length]);
    }
    const documents = await client.query<Table>(findColumns('jsonb', '.*'));
    const places = documents.rows.flatMap(({ table, columns: own }) =>
      own.map((column) => ({ table, column })),
    );
    for (const { table, column } of places) {
      const { rows } = await client.query<Document>(
        `select ctid::text as at, ${column} as document from ${table} where ${column} is not null`,
      );
      const changed = rows
        .map(({ at, document }) => [at, document, withScripts(document, next)] as const)
        .filter(([, before, after]) => JSON.stringify(before) !== JSON.stringify(after));
      await client.query(
        `update ${table} set ${column} = changed.document
         from unnest($1::tid[], $2::jsonb[]) as changed (at, document) where ${table}.ctid = changed.at`,
        [changed.map(([at]) => at), changed.map(([, , after]) => JSON.stringify(after))],
      );
    }
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
