import type { DoDontPair } from '../../stories/do-dont.ts';
import { TextArea } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Keep what people typed, and say that it’s too long.',
    good: (
      <TextArea
        label="Response to the issuer"
        rows={3}
        defaultValue="The order was delivered on 11-19-2026 and signed for by the cardholder."
        errorMessage="Shorten this to 60 characters; it has 69."
        isTouched
      />
    ),
    dont: 'Don’t cut off what people typed.',
    bad: (
      <TextArea
        label="Response to the issuer"
        rows={3}
        defaultValue="The order was delivered on 11-19-2026 and signed for by the ca"
      />
    ),
  },
];
