import type { Column } from '@earshot/core/reports/day-columns.ts';

export const columnKinds = ['words', 'numbers', 'marks'] as const satisfies readonly Column['kind'][];
