import type { TextSearch } from '../../../lib/text-search.ts';
import type { PeriodSearch } from './period-address.ts';

/** What the address of a report holds: its days, and whether it is shown on a wall, with which others. */
export type ReportSearch = PeriodSearch & TextSearch<'wall'>;
