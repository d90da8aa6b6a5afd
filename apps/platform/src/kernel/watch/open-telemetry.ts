import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Counter,
  type Histogram,
  type ObservableGauge,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { catalog, type MetricName } from './catalog.ts';
import { type MetricsSink, readings } from './metrics.ts';
import type { Attributes, Step, Tracer } from './traces.ts';

/* The only file that imports OpenTelemetry. It is loaded only when metrics or traces are configured. */

const scope = 'payfac';
/** Routes by site, method and status: more than exist, and far from too many. */
const mostSeries = 20_000;

export interface OpenMetrics {
  readonly sink: MetricsSink;
  /** In Prometheus's text format. */
  text(): Promise<string>;
  close(): Promise<void>;
}

/** Stores counts, and reads all sources on each scrape. */
export function openMetrics(): OpenMetrics {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({
    readers: [exporter],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: mostSeries }],
  });
  const meter = provider.getMeter(scope);
  const counters = new Map<MetricName, Counter>();
  const histograms = new Map<MetricName, Histogram>();
  const gauges = new Map<MetricName, ObservableGauge>();
  const names = Object.keys(catalog).filter((name): name is MetricName => name in catalog);
  for (const name of names) {
    const metric = catalog[name];
    const about = { description: metric.help };
    if (metric.kind === 'counter') counters.set(name, meter.createCounter(name, about));
    else if (metric.kind === 'gauge') gauges.set(name, meter.createObservableGauge(name, about));
    else {
      const advice = { explicitBucketBoundaries: [...metric.bounds] };
      histograms.set(name, meter.createHistogram(name, { ...about, advice }));
    }
  }
  meter.addBatchObservableCallback(
    async (observer) => {
      for (const { name, labels, value } of await readings()) {
        const gauge = gauges.get(name);
        if (gauge) observer.observe(gauge, value, labels);
      }
    },
    [...gauges.values()],
  );
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  return {
    sink: {
      add: (name, labels, by) => counters.get(name)?.add(by, labels),
      record: (name, labels, value) => histograms.get(name)?.record(value, labels),
    },
    text: async () => serializer.serialize((await exporter.collect()).resourceMetrics),
    close: () => provider.shutdown(),
  };
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const traceParentPattern = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const noId = /^0+$/;

/** The parsed `traceparent` header; undefined for an invalid one. */
function spanContextOf(text: string | undefined) {
  const [, traceId, spanId, flags] = traceParentPattern.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags || noId.test(traceId) || noId.test(spanId)) return undefined;
  // Drops flags that this version doesn't know.
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return { traceId, spanId, traceFlags, isRemote: true };
}

export interface OpenTraces {
  readonly tracer: Tracer;
  /** Sends what is buffered, within seconds. */
  close(): Promise<void>;
}

/**
 * @param exporter receives spans in batches. Spans it can't take are dropped, and nothing waits for it.
 * @param share of the traces that are kept, from 0 to 1.
 */
export function openTraces(exporter: SpanExporter, share: number): OpenTraces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'payfac-platform' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const own = provider.getTracer(scope);
  const contexts = new AsyncLocalStorage<Context>();

  function begin({ name, kind, attributes = {}, after }: Step) {
    const before = spanContextOf(after);
    const inside = contexts.getStore();
    // Callers can't choose a request's trace: their trace becomes a link.
    const links = kind === 'server' && before ? [{ context: before }] : [];
    const isContinued = before !== undefined && kind !== 'server';
    const parent = isContinued
      ? trace.setSpanContext(ROOT_CONTEXT, before)
      : (inside ?? ROOT_CONTEXT);
    const span = own.startSpan(name, { kind: kinds[kind], attributes, links }, parent);
    return {
      told: {
        add: (more: Attributes) => void span.setAttributes(more),
        named: (better: string) => void span.updateName(better),
        failed: (what: string) => {
          span.setAttribute('error.type', what);
          span.setStatus({ code: SpanStatusCode.ERROR });
        },
      },
      run: <T>(work: () => T): T => contexts.run(trace.setSpan(parent, span), work),
      end: () => span.end(),
    };
  }

  return {
    tracer: {
      begin,
      parent: () => {
        const current = contexts.getStore();
        const span = current && trace.getSpanContext(current);
        if (!span) return undefined;
        return `00-${span.traceId}-${span.spanId}-${String(span.traceFlags).padStart(2, '0')}`;
      },
    },
    close: () => provider.shutdown(),
  };
}

/** @param endpoint such as `http://127.0.0.1:4318`; headers are those of OTEL_EXPORTER_OTLP_HEADERS. */
export const otlpExporter = (endpoint: string): SpanExporter =>
  new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5_000 });
