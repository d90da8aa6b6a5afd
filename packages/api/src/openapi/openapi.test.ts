import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { webhookEventTypes } from '@payfac/domain/webhooks';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { areaLists } from '../../scripts/area-lists.ts';
import * as areas from '../contract/areas.ts';
import type { CallDocs } from '../kernel/docs.ts';
import type { Area } from '../kernel/endpoint.ts';
import { errorCodes } from '../kernel/error-codes.ts';
import { describing } from './describe.ts';
import * as docs from './docs.ts';
import { enumerationName, tagName } from './names.ts';
import { errorsPage } from './statuses.ts';

const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const text = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
interface Operation {
  readonly operationId: string;
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, object>> } };
}
const shipped: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, object>>;
} = JSON.parse(text);
const endpoints = Object.values<Area>(areas).flatMap((area) => Object.values(area));

describe('the docs and examples of all areas', () => {
  it.each([...areaLists()])('are those of the contract: %s', (file, written) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(written);
  });
});

describe('openapi.json', () => {
  it('is what the contract says; write it again with `pnpm --filter @payfac/api run openapi`', () => {
    const script = fileURLToPath(new URL('../../scripts/write-openapi.ts', import.meta.url));
    const written = execFileSync(process.execPath, [script, '--print'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect(JSON.parse(written)).toEqual(shipped);
    expect(written).toBe(text);
  });

  it('is OpenAPI 3.1 to a validator that is not ours', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(shipped));
    expect(result.errors).toBeUndefined();
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  it('says that the payer reads the notes of what is paid', () => {
    const told = Object.entries(shipped.components['schemas'] ?? {}).flatMap(([name, schema]) => {
      const { notes } = Object(schema).properties ?? {};
      return notes ? [`${name}: ${Object(notes).description}`] : [];
    });
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter((said) => !said.includes(': Shown to the payer'))).toEqual([]);
  });

  it('refers to nothing that is not there, and keeps nothing that is not referred to', () => {
    const references = new Set<string>(
      [...text.matchAll(/"#\/components\/([^"]+)"/g)].flatMap(([, at]) => at ?? []),
    );
    const present = ['schemas', 'parameters', 'headers', 'responses'].flatMap((kind) =>
      Object.keys(shipped.components[kind] ?? {}).map((name) => `${kind}/${name}`),
    );
    expect([...references].toSorted()).toEqual(present.toSorted());
  });

  it('has every call once, with an example of its response', () => {
    const operations = Object.values(shipped.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      endpoints.map(({ id }) => id).toSorted(),
    );
    const withoutExample = operations.filter(
      ({ responses }) => !('example' in (responses[200].content['application/json'] ?? {})),
    );
    expect(withoutExample.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('names the field that tells the components of a choice apart', () => {
    const choices: unknown[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { oneOf, discriminator } = Object(value);
      if (Array.isArray(oneOf) && oneOf.every((one) => '$ref' in Object(one))) {
        const targets = Object.values<string>(Object(discriminator).mapping ?? {});
        choices.push(discriminator);
        expect(targets).toEqual(oneOf.map((one) => Object(one).$ref));
      }
      Object.values(value).forEach(visit);
    };
    visit(JSON.parse(text));
    expect(choices.length).toBeGreaterThan(1);
  });

  it('describes every property and every parameter', () => {
    const bare: string[] = [];
    const visit = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) {
        const isFields = key === 'properties' && 'type' in value;
        for (const [name, field] of isFields ? Object.entries(Object(item)) : []) {
          if (!Object(field).description) bare.push(`${at}.${name}`);
        }
        visit(item, `${at}/${key}`);
      }
    };
    visit({ ...shipped.components, examples: undefined }, '');
    visit(JSON.parse(text).paths, '');
    expect(bare).toEqual([]);
    const operations = Object.values(shipped.paths).flatMap((path) => Object.values(path));
    const parameters = [
      ...operations.flatMap((operation): unknown[] => Object(operation).parameters ?? []),
      ...Object.values(Object(shipped.components['parameters'])),
    ];
    const silent = parameters.filter((one) => !Object(one).$ref && !Object(one).description);
    expect(silent).toEqual([]);
  });

  it('takes no text from the name of a field', () => {
    const says = describing((id, path) => (id === 'Sale' ? `of ${path.join('.')}` : undefined));
    const schema = { properties: { card: { properties: { amount: {} } } } };
    expect(says.schema(schema, 'Sale')).toMatchObject({
      properties: {
        card: { description: 'of card', properties: { amount: { description: 'of card.amount' } } },
      },
    });
    expect(() => says.schema(schema, 'Fee')).toThrow('Nothing says what `card.amount` of Fee is');
  });

  it('has numbers of a query as integers with bounds, and dollars as decimals', () => {
    const { Page, PageSize } = Object(shipped.components['parameters']);
    expect(Page.schema).toEqual({ type: 'integer', minimum: 1, maximum: 1_000_000 });
    expect(PageSize.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
    const { Money, QueryBoolean } = Object(shipped.components['schemas']);
    expect(Money).toMatchObject({ type: 'number', format: 'decimal' });
    expect(QueryBoolean).toEqual({ type: 'boolean' });
    expect(text).not.toContain('^\\\\d{1,9}$');
  });

  it('says of a period whether it is of instants or of the clock', () => {
    const from = (id: string): unknown =>
      Object.values(shipped.paths)
        .flatMap((path) => Object.values(path))
        .filter(({ operationId }) => operationId === id)
        .flatMap((operation): unknown[] => Object(operation).parameters ?? [])
        .flatMap((one) => (Object(one).name === 'from' ? [Object(one).description] : []))
        .join();
    expect(from('disputes.list')).toBe('Where the period begins: an instant, inclusive.');
    expect(from('alerts.list')).toContain("by the clock of the caller's zone");
  });

  it('says of every call how it fails, and of every status which codes it comes with', () => {
    const operations = Object.values(shipped.paths).flatMap((path) => Object.values(path));
    for (const { operationId, responses } of operations) {
      expect(Object.keys(responses), operationId).toContain('429');
      expect(Object.keys(responses).length, operationId).toBeGreaterThan(4);
    }
    const sale = operations.find(({ operationId }) => operationId === 'transactions.saleCard');
    expect(Object.keys(sale?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '401', '402', '403', '409', '422', '429', '502', '504']),
    );
    for (const code of Object.keys(errorCodes)) expect(text).toContain(`\`${code}\``);
  });

  it('is told of in ERRORS.md too', () => {
    const page = readFileSync(new URL('../../ERRORS.md', import.meta.url), 'utf8');
    expect(page).toBe(errorsPage());
  });

  it('has every webhook event', () => {
    const document: { webhooks: object } = JSON.parse(text);
    expect(Object.keys(document.webhooks)).toEqual([...webhookEventTypes]);
  });

  it('stays around a megabyte, of which a tenth travels', () => {
    expect(text.length).toBeLessThan(1_200_000);
    expect(gzipSync(text).length).toBeLessThan(120_000);
  });
});

/** Calls of areas derived from another are documented there. */
const isDerived = (area: string) => area.endsWith('Center');

describe('what an editor shows of a call', () => {
  const folderOf = (area: string) =>
    area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  it.each(Object.entries(docs).filter(([area]) => !isDerived(area)))(
    'is its summary: %s',
    (area, { calls }) => {
      const path = new URL(`../areas/${folderOf(area)}/contract.ts`, import.meta.url);
      const source = readFileSync(path, 'utf8');
      const silent = Object.entries<CallDocs>(calls).filter(
        ([call, { summary }]) =>
          !new RegExp(`/\\*\\* ${escaped(summary)}\\. \\*/\\n  ${call}\\b`).test(source),
      );
      expect(silent.map(([call]) => call)).toEqual([]);
    },
  );
});

describe('names', () => {
  it.each([
    ['cardBrands', 'CardBrand'],
    ['transactionStatuses', 'TransactionStatus'],
    ['featureCategories', 'FeatureCategory'],
    ['status', 'Status'],
  ])('of the enumeration %s: %s', (exported, name) => expect(enumerationName(exported)).toBe(name));

  it.each([
    ['paymentLinkTemplates', 'Payment link templates'],
    ['apiLogs', 'API logs'],
    ['users', 'Users'],
  ])('of the tag %s: %s', (area, name) => expect(tagName(area)).toBe(name));
});
