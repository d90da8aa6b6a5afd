/*
 * A request's steps: its statements, processor calls and webhooks. Unless traces are configured, this does nothing and
 * loads nothing.
 */

/** Our own names and words, and numbers: never user input, a path, a name or an address. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface Step {
  /** Such as `select transactions`. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
  /** The earlier trace that caused this one, maybe elsewhere, as a `traceparent` header. */
  readonly after?: string | undefined;
}

/** Added when a step ends. */
export interface Told {
  add(attributes: Attributes): void;
  /** A better name, once it is known. */
  named(name: string): void;
  /** The step failed. @param what one of our own words. */
  failed(what: string): void;
}

export interface Tracer {
  /** Starts a step within the current one. */
  begin(step: Step): {
    readonly told: Told;
    run<T>(work: () => T): T;
    end(): void;
  };
  /** The current step as a `traceparent` header. */
  parent(): string | undefined;
}

const nobody: Told = { add: () => undefined, named: () => undefined, failed: () => undefined };

let tracer: Tracer | undefined;

/** @param heard undefined to stop tracing. */
export function traceInto(heard: Tracer | undefined): void {
  tracer = heard;
}

export const isTracing = (): boolean => tracer !== undefined;

/** The current step as a `traceparent` header; undefined outside a trace. */
export const traceParent = (): string | undefined => tracer?.parent();

/** Its trace's ID, 32 hexadecimal digits. */
export const traceId = (): string | undefined => traceParent()?.split('-')[1];

const nameOf = (problem: unknown): string =>
  problem instanceof Error ? problem.constructor.name : typeof problem;

/** Runs work as a step of the current trace. An exception marks the step as failed. */
export async function traced<T>(step: Step, work: (told: Told) => Promise<T>): Promise<T> {
  if (!tracer) return work(nobody);
  const begun = tracer.begin(step);
  try {
    return await begun.run(() => work(begun.told));
  } catch (problem) {
    begun.told.failed(nameOf(problem));
    throw problem;
  } finally {
    begun.end();
  }
}

/** A step that the caller ends. @returns a step without effect if nothing is traced. */
export const beginStep = (step: Step): { end(failure?: string): void } | undefined => {
  const begun = tracer?.begin(step);
  return (
    begun && {
      end: (failure) => {
        if (failure !== undefined) begun.told.failed(failure);
        begun.end();
      },
    }
  );
};
