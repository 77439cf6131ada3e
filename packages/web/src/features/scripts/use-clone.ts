import { useCloneRule } from '../../shared/rules/editor/use-clone-rule.ts';
import { useCloneScript } from './scripts.queries.ts';

export const useClone = (): ((id: number) => void) => useCloneRule('/scripts', useCloneScript());
