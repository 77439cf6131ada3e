import type { TextSearch } from '../../../lib/text-search.ts';
import type { PeriodSearch } from './period-address.ts';

/** What the address of a report holds: its days, the number whose calls are shown, and whether it is on a wall, with which others. */
export type ReportSearch = PeriodSearch & TextSearch<'wall' | 'cell'>;
