import { useCloneRule } from '../../shared/rules/editor/use-clone-rule.ts';
import { useClonePattern } from './patterns.queries.ts';

export const useClone = (): ((id: number) => void) => useCloneRule('/patterns', useClonePattern());
