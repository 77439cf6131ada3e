import type { Detection } from './detection.ts';

/** The labels of classifiers that a detection asks for, each once, by rising id. */
export function labelsNamed({ methods }: Detection): number[] {
  const ids = methods.flatMap((method) => (method.kind === 'label' ? [method.label_id] : []));
  return [...new Set(ids)].sort((a, b) => a - b);
}
