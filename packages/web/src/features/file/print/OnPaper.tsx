import type { File } from '@earshot/core/files/files.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/parts.ts';
import type { Call } from '../use-call.ts';

// Apart, as the page does not wait for it; it is there long before anybody prints.
const PrintedCall = lazyPart(() =>
  import('./PrintedCall.tsx').then((file) => ({ default: file.PrintedCall })),
);

/** The call as it is printed. */
export function OnPaper(props: { file: File; call: Call }) {
  return (
    <Suspense>
      <PrintedCall {...props} />
    </Suspense>
  );
}
