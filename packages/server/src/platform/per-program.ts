import type { Services } from './context.ts';

/**
 * Something a started program keeps in memory: made when it is first asked for, the same one ever after. Two programs in
 * one process, as in tests, have other databases and must not answer from each other's.
 */
export function perProgram<Kept>(make: () => Kept): (services: Pick<Services, 'config'>) => Kept {
  const all = new WeakMap<object, Kept>();
  return ({ config }) => {
    const known = all.get(config) ?? make();
    all.set(config, known);
    return known;
  };
}
