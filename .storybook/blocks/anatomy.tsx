import { Words } from './words.tsx';

interface AnatomyProps {
  /** Each part with what it is for, from the outside in. */
  readonly parts: readonly (readonly [part: string, role: string])[];
}

/** What a component is made of: numbered, so that people can say "part 2". */
export function Anatomy({ parts }: AnatomyProps) {
  return (
    <ol className="pf-anatomy">
      {parts.map(([part, role]) => (
        <li key={part}>
          <strong>{part}</strong>
          <span>
            <Words>{role}</Words>
          </span>
        </li>
      ))}
    </ol>
  );
}
