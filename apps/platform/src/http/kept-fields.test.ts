import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerOf } from '../../test/answers.ts';
import { filled } from '../../test/filled.ts';
import { type Stage, sendBy, stageOf } from '../../test/proof/scene.ts';
import { everyCall } from '../../test/proofs.ts';
import { useTestApi } from '../../test/use.ts';

/*
 * Every field that a call accepts must be stored; this finds fields that the contract accepts but the platform drops.
 */

const api = useTestApi();
let stage: Stage;

beforeAll(async () => {
  stage = await stageOf(api);
});

/** @param path with dots, and the indexes of array items. */
const at = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => Reflect.get(Object(value), part), record);

const keeping = everyCall.flatMap((call) => {
  const { keeps } = call.proof;
  return typeof keeps === 'function' ? [{ ...call, keeps }] : [];
});

test.each(keeping)('$id saves every field it accepts', async ({ id, endpoint, keeps }) => {
  if (!endpoint.body) throw new Error(`${id} is no call with a body.`);
  const { given = {}, read, as = {}, reads = {}, except = {}, ...sent } = await keeps(stage.scene);
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  const body = filled(schema, given);
  const made = await sendBy(await stage.session(sent.by), endpoint, { ...sent, body });
  const record = await read(answerOf(endpoint, made));
  const fields = Object.keys(body).filter((name) => !(name in except));
  expect(fields.length, id).toBeGreaterThan(0);
  const told = Object.fromEntries(fields.map((name) => [name, at(record, as[name] ?? name)]));
  expect(told, id).toMatchObject(
    Object.fromEntries(fields.map((name) => [name, name in reads ? reads[name] : body[name]])),
  );
});
