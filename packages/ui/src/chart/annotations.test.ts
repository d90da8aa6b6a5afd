import fc from 'fast-check';
import { expect, it } from 'vitest';
import { annotationShapes } from './annotation-shapes.ts';
import { markTexts, readAnnotations } from './annotations.ts';
import { linear } from './linear.ts';
import { labelWidth } from './plot-box.ts';
import type { Shape } from './shapes.ts';

const zone = 'America/New_York';
const box = { left: 40, top: 8, width: 400, height: 200 };
const scale = linear(0, 100, 208, -200);
const position = linear(0, 1000, 40, 400);

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [
    shape,
    ...(typeof shape.content === 'string' ? [] : flat(shape.content ?? [])),
  ]);
const textsOf = (shapes: readonly Shape[]) =>
  flat(shapes).flatMap(({ tag, attributes, content }) => {
    if (tag !== 'text' || typeof content !== 'string') return [];
    const x = Number(attributes['x']);
    const width = labelWidth(content);
    return [
      { from: attributes['text-anchor'] === 'end' ? x - width : x, width, y: attributes['y'] },
    ];
  });

it('says in words what is drawn, dates in the chart’s zone', () => {
  const marks = readAnnotations(
    [
      { label: 'Target', y: 50 },
      { label: 'New prices', x: '2026-11-20' },
      { label: 'Outage', from: new Date('2026-11-22T05:00Z'), to: '2026-11-21' },
    ],
    zone,
  );
  const ofInstant = (x: number) => new Date(x).toISOString().slice(0, 13);
  expect(markTexts(marks, { ofValue: (y) => `$${y}`, ofInstant })).toEqual([
    'Target: $50',
    'New prices: 2026-11-20T05',
    'Outage: 2026-11-21T05 – 2026-11-22T05',
  ]);
});

it('labels of moments never run into each other, and stay inside', () => {
  const moments = fc.array(
    fc.record({
      label: fc.stringMatching(/^[a-z]{1,20}$/),
      x: fc.nat(1000).map((x) => new Date(x)),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(moments, (all) => {
      const { above } = annotationShapes(readAnnotations(all, 'UTC'), scale, box, position);
      const texts = textsOf(above);
      expect(texts).toHaveLength(all.length);
      for (const [index, a] of texts.entries()) {
        expect(a.from + a.width).toBeLessThanOrEqual(440.5);
        for (const b of texts.slice(index + 1)) {
          const apart = a.from + a.width <= b.from || b.from + b.width <= a.from;
          expect(apart || a.y !== b.y).toBe(true);
        }
      }
    }),
  );
});

it('a label was struck through by the line of a target', () => {
  const targets = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(targets, (ys) => {
      const { above } = annotationShapes(
        readAnnotations(
          [
            { label: 'New prices', x: new Date(500) },
            ...ys.map((y, index) => ({ label: `T${index}`, y })),
          ],
          'UTC',
        ),
        scale,
        box,
        position,
      );
      const label = flat(above).find(({ content }) => content === 'New prices');
      const baseline = Number(label?.attributes['y']);
      for (const y of ys) {
        const line = 208 - 2 * y;
        expect(line <= baseline - 10 || line >= baseline + 2).toBe(true);
      }
    }),
  );
});

it('bands lie below the figures, and what is outside is not drawn', () => {
  const at = (x: number) => new Date(x);
  const marks = readAnnotations(
    [
      { label: 'within', from: at(100), to: at(200) },
      { label: 'before', x: at(-5) },
      { label: 'after', from: at(2000), to: at(3000) },
    ],
    'UTC',
  );
  const { below, above } = annotationShapes(marks, scale, box, position);
  expect(flat(below).map(({ tag }) => tag)).toEqual(['g', 'path']);
  expect(textsOf(above)).toHaveLength(1);
});
