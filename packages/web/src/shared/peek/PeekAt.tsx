import type { File } from '@earshot/core/files/files.ts';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/parts.ts';

const Peek = lazyPart(() => import('./Peek.tsx').then((m) => ({ default: m.Peek })));

type Props = Omit<ComponentProps<typeof Peek>, 'file'> & { row: File | null };

/** The call that is looked at beside its list, if any. */
export function PeekAt({ row, ...props }: Props) {
  return <Suspense>{row !== null && <Peek file={row} {...props} />}</Suspense>;
}
