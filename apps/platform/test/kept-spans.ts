import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';

/** Keeps each step that was sent, beyond the end of tracing. */
export class KeptSpans extends InMemorySpanExporter {
  override shutdown(): Promise<void> {
    return Promise.resolve();
  }
}
